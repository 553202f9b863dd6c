import { formatSource, type GeneratedFile, generatedBy } from './generatedFile';

/** The tables that staff edit row by row, each with the columns that no page reads. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  bays: [],
  closures: [],
  content_blocks: [],
  content_drafts: [],
  holds: ['over_visits'],
  list_entries: [],
  message_texts: [],
  offers: [],
  opening_hours: [],
  pictures: [],
  products: ['width', 'aspect', 'rim'],
  row_drafts: [],
  services: [],
  settings: [],
  slots: [],
  vehicle_tires: [],
};

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  comment: string | null;
  /** The only values that a constraint accepts, as it writes them. */
  values: string | null;
}

const COLUMNS = `select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, null) as type,
    a.attnotnull as required, col_description(c.oid, a.attnum) as comment,
    (select substring(pg_get_constraintdef(k.oid) from '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$')
     from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as values
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
  order by c.relname, a.attnum`;

const TIME = `/** A column of type \`time\`, which the API returns as \`08:00:00\`, read as \`08:00\`. */
const time = z.pipe(z.string(), z.transform((text: string) => text.slice(0, 5)));`;

const SCHEMAS: Readonly<Record<string, string>> = {
  boolean: 'z.boolean()',
  integer: 'z.number()',
  jsonb: 'z.record(z.string(), z.unknown())',
  numeric: 'z.number()',
  smallint: 'z.number()',
  'text[]': 'z.array(z.string())',
  'time without time zone': 'time',
};

function schemaOf({ type, required, values }: Column): string {
  const names = values?.match(/'[^']*'/g);
  const schema = names ? `z.enum([${names.join(', ')}])` : (SCHEMAS[type] ?? 'z.string()');
  return required ? schema : `z.nullable(${schema})`;
}

const lineOf = (column: Column) =>
  `${column.comment ? `/** ${column.comment} */\n` : ''}${column.name}: ${schemaOf(column)},`;

const camelCase = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type Read = <Row>(query: string) => Promise<Row[]>;

/** The schemas of rows, with the comments of the columns. */
export async function generateRows(read: Read): Promise<GeneratedFile[]> {
  const columns = await read<Column>(COLUMNS);
  const file = 'shared-data/src/storedRows.ts';
  const schemas = Object.entries(TABLES).map(([table, left]) => {
    const own = columns.filter((each) => each.table === table && !left.includes(each.name));
    return `export const ${camelCase(table)}Row = z.object({\n${own.map(lineOf).join('\n')}\n});`;
  });
  const source = [
    `// ${generatedBy('supabase')}`,
    "import * as z from 'zod/mini';",
    TIME,
    ...schemas,
  ];
  return [{ file, text: await formatSource(file, `${source.join('\n\n')}\n`) }];
}
