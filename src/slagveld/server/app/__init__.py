"""The server's outside: REST with OpenAPI, the live channel, the pages, and who may do what."""
