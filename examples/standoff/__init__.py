"""Standoff: two duellists, one bullet each. The smallest game that is still one."""
