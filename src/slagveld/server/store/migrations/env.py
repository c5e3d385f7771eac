"""What Alembic runs: the migrations, on the connection that `store.migrate` gives."""

from alembic import context

from slagveld.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
