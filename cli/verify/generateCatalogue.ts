import path from 'node:path';
import { CATALOGUE, type CatalogueRow } from '@shop/backend/goLive/catalogue';
import { migrate } from '@shop/backend/lite/migrate';
import { openPglite } from '@shop/backend/lite/openPglite';
import { root } from '@shop/platform/machine/paths';
import { App } from '@supabase/lite';
import { CompiledQuery } from 'kysely';
import type { GeneratedFile } from './generatedFile';

/** What the policy of the boards names, and the embedded backend has not. */
const REALTIME = `create schema realtime;
  create table realtime.messages (topic text);
  create function realtime.topic() returns text language sql stable as $$ select '' $$;`;

/** The declared catalogue. PostgreSQL 15 and 17 write its definitions alike, which the tests of both compare. */
export async function generateCatalogue(): Promise<GeneratedFile[]> {
  const database = await openPglite(undefined);
  try {
    const app = new App({ connection: database.connection, auth: { enabled: true } });
    await database.exec(REALTIME);
    await migrate(app, database, path.join(root, 'supabase'));
    await database.exec(`set search_path = ''`);
    const { rows } = await database.connection.kysely.executeQuery<CatalogueRow>(
      CompiledQuery.raw(CATALOGUE),
    );
    const lines = rows.map(({ object, definition, mend }) =>
      JSON.stringify({ object, definition, ...(mend !== object && { mend }) }),
    );
    return [{ file: 'supabase/catalogue.json', text: `[\n${lines.join(',\n')}\n]\n` }];
  } finally {
    await database.close();
  }
}
