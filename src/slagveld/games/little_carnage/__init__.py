"""Little Carnage: regiments of few figures, one deck of army cards for both sides."""
