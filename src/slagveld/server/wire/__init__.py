"""Everything that crosses the wire. The browser's types are made from these, never written twice.

Scenes, decisions, previews and texts are the kernel's own structs. A client never gets a state,
an action of another seat or an event: only what a seat may see of them, in these forms.
"""
