"""The web service: tables, seats and turns over HTTP and WebSocket (docs/api.md).

The server is the only judge. What happens at a table is a list of numbered entries; a position is
what comes of playing them, so nothing that was acknowledged can be lost or half done.
"""
