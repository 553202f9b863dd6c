import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import postgres, { type Sql } from 'postgres';
import type { DatabaseSession } from './database';
import { printOnlyMessage } from './databaseErrors';

// Errors of sign-in are logged without passing through our code.
printOnlyMessage(postgres.PostgresError.prototype);

/** @param sql has one connection only */
export const postgresSession = (sql: Sql): DatabaseSession => ({
  query: async <Row>(statement: string, parameters: unknown[] = []) => [
    ...(await sql.unsafe<Row[]>(statement, parameters as string[])),
  ],
  exec: async (statements) => {
    await sql.unsafe(statements).simple();
  },
  copyOut: async (source) => {
    const stream = await sql.unsafe(`copy ${source} to stdout`).readable();
    const copied = await text(stream);
    // The driver stops reading its socket while the stream is full. It reads on when the stream asks for more, which
    // a stream that has got its last row never does: the next statement would wait for ever.
    stream._read(0);
    return copied;
  },
  copyIn: async (target, rows) =>
    pipeline([rows], await sql.unsafe(`copy ${target} from stdin`).writable()),
});
