import { type messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import { rememberLengths } from './fileLengths';

// PGlite sends the five parts of each query one by one, lets PostgreSQL parse and plan its text again, and copies three
// hundred parsers for its answer. A run has 5,000 statements a day, of some hundred texts: most of its time was spent there.

type Fields = Results['fields'];

interface Prepared {
  name: string;
  /** Ids of the types of its parameters. */
  types: number[];
  /** The columns of its answer. */
  fields: Fields;
}

/** What lite writes for lists of values may differ each time. */
const MOST = 2000;

const { serialize } = protocol;
const known = new WeakMap<PGlite, Map<string, Prepared>>();

/** Begins with a database. */
function begin(pglite: PGlite) {
  rememberLengths(pglite);
  const statements = new Map<string, Prepared>();
  known.set(pglite, statements);
  return statements;
}

async function prepare(pglite: PGlite, sql: string): Promise<Prepared | undefined> {
  const statements = known.get(pglite) ?? begin(pglite);
  const found = statements.get(sql);
  if (found || statements.size >= MOST) return found;
  const name = `query_${statements.size}`;
  const answers = await pglite.execProtocolStream(
    Buffer.concat([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]),
    { syncToFs: false },
  );
  const described = answers.find((message) => message.name === 'rowDescription');
  const fields = (described as messages.RowDescriptionMessage | undefined)?.fields ?? [];
  const prepared = { name, types: parse.parseDescribeStatementResults(answers), fields };
  statements.set(sql, prepared);
  return prepared;
}

type Row = Record<string, unknown>;

function resultOf(
  { parsers }: PGlite,
  fields: Fields,
  answers: messages.BackendMessage[],
): Results<Row> {
  const rows: Row[] = [];
  let affectedRows = 0;
  for (const message of answers) {
    if (message.name === 'dataRow') {
      const row: Row = {};
      for (const [index, text] of (message as messages.DataRowMessage).fields.entries()) {
        const { name = '', dataTypeID = 0 } = fields[index] ?? {};
        const parser = parsers[dataTypeID];
        row[name] = text === null || !parser ? text : parser(text, dataTypeID);
      }
      rows.push(row);
    } else if (message.name === 'commandComplete') {
      // INSERT 0 3, UPDATE 3
      const { text } = message as messages.CommandCompleteMessage;
      if (/^(INSERT|UPDATE|DELETE|MERGE)/.test(text)) affectedRows = Number(text.split(' ').at(-1));
    }
  }
  return { rows, fields, affectedRows };
}

/**
 * Runs one statement as `PGlite.query` does, from its second time on without parsing it again.
 * @returns undefined where too many are prepared: it has not run
 */
export function queryPrepared(
  pglite: PGlite,
  sql: string,
  parameters: readonly unknown[],
): Promise<Results<Row> | undefined> {
  return pglite.runExclusive(async () => {
    const prepared = await prepare(pglite, sql);
    if (!prepared) return undefined;
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[prepared.types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const answers = await pglite.execProtocolStream(
      Buffer.concat([
        serialize.bind({ statement: prepared.name, values }),
        serialize.execute({}),
        serialize.sync(),
      ]),
      { syncToFs: false },
    );
    return resultOf(pglite, prepared.fields, answers);
  });
}
