"""Makes ``python -m quinta.cli`` the same as ``quinta``."""

import sys

from quinta.cli import main

sys.exit(main())
