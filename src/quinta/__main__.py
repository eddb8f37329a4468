"""``python -m quinta`` is the command ``quinta``."""

import sys

from quinta.cli import main

sys.exit(main())
