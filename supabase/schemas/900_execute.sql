-- PostgreSQL lets public execute every new function. Those of the schema public revoke it one by one, because
-- other owners may have functions there.

revoke execute on all functions in schema private from public;
