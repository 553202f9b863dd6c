import { formatSource, type GeneratedFile, generatedBy } from './generatedFile';

/** The largest number that a constraint accepts. */
const MOST = /<= \(?(\d+)/;
/** A pattern of a function or a constraint; `~*` ignores case. */
const PATTERN = /~(?<anyCase>\*)? '(?<pattern>\^[^']+)'/;
/** How long a function lets something wait. */
const DAYS = /interval '(\d+) days'/;

const DEFINITIONS = `select conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where connamespace = 'public'::regnamespace and contype = 'c'
  union all
  select proname::text, prosrc from pg_proc where pronamespace = 'private'::regnamespace`;

const LIMITS = `select private.booking_days() as days, private.most_tires() as tires, private.picture_bytes() as bytes`;

interface Limits {
  days: number;
  tires: number;
  bytes: number;
}

type Read = <Row>(query: string) => Promise<Row[]>;

/** The limits and formats of the database that TypeScript needs too. */
export async function generateLimits(read: Read): Promise<GeneratedFile[]> {
  const rows = await read<{ name: string; definition: string }>(DEFINITIONS);
  const definitions = new Map(rows.map(({ name, definition }) => [name, definition]));
  const [limits] = await read<Limits>(LIMITS);

  function find(name: string, what: RegExp) {
    const found = what.exec(definitions.get(name) ?? '');
    if (!found) throw new Error(`${name} has no limit that TypeScript could have.`);
    return found;
  }
  function pattern(name: string) {
    const { pattern = '', anyCase } = find(name, PATTERN).groups ?? {};
    // Within a class of characters, a slash ends no regular expression.
    const escaped = pattern.replace(/\[[^\]]*\]|\//g, (part) => (part === '/' ? '\\/' : part));
    return `/${escaped}/${anyCase ? 'i' : ''}`;
  }

  const generated = `// ${generatedBy('supabase')}\n`;
  const sources = [
    [
      'shared-site/limits.ts',
      `${generated}
/** How many days visitors can choose, today included. */
export const BOOKING_DAYS = ${limits?.days};
/** How many tires of one product a booking can hold, and how many in all a visitor can book. */
export const MOST_TIRES = ${limits?.tires};
/** How many days a visitor's request holds its tires without an answer. */
export const REQUEST_DAYS = ${find('unanswered_tires', DAYS)[1]};
/** Of the file of a picture. */
export const PICTURE_BYTES = ${limits?.bytes};
/** Of an uploaded picture, in pixels of its longer side: what a browser uploads has no more. */
export const LONGEST_PICTURE_SIDE = ${find('pictures_width', MOST)[1]};\n`,
    ],
    [
      'shared-data/src/storedFormats.ts',
      `${generated}
/** The spellings of tire sizes: \`225/65R17\`, \`T145/80D18\`, \`195R14C\`, \`35X12.50R20LT\`, \`11R22.5\`. */
export const TIRE_SIZE = ${pattern('is_tire_size')};

/** The formats of settings; \`link\` and \`position\` may be empty instead. */
export const settingFormats = {
  link: ${pattern('settings_link')},
  money: ${pattern('settings_money')},
  months: ${pattern('settings_months')},
  percent: ${pattern('settings_percent')},
  phone: ${pattern('settings_phone')},
  picture: ${pattern('settings_picture')},
  position: ${pattern('settings_position')},
  year: ${pattern('settings_year')},
};\n`,
    ],
  ] as const;
  return Promise.all(
    sources.map(async ([file, source]) => ({ file, text: await formatSource(file, source) })),
  );
}
