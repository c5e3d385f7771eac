"""The documentation site: pages as they lie in `docs/`, and what is made of the program itself."""
