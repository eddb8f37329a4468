"""The web service: tables, seats and turns over HTTP and WebSocket (docs/api.md).

The server alone applies the rules. A table is a list of numbered entries, and its position follows
from playing them, so nothing that was acknowledged can be lost or half done.
"""
