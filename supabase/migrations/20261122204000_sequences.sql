-- Hosted projects grant all privileges on new tables, sequences and functions of the schema public to
-- the roles of the API. With those on a sequence, anon could call setval on the ids of the audit log.
-- An identity column needs none of them: its default runs with the privileges of the table's owner.
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role, publisher;

-- What a later migration creates is private until it grants something. Only the grants to the roles of
-- the API go: new functions stay executable by public, since that default belongs to no schema and holds
-- for those of Supabase's own schemas too. Defaults of other owners are not ours to change.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
