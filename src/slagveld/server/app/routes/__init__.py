"""The REST routes, one module for each part of the page that uses them."""
