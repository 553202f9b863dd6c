// PostgREST sends numeric as a JSON number and timestamps as ISO 8601; lite sends PostgreSQL's text output.
const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

const isoTimestamp = (printed: string) => printed.replace(' ', 'T');
const isoTimestamptz = (printed: string) =>
  isoTimestamp(printed).replace(/([+-]\d\d)$/, (offset) => `${offset}:00`);

export const pgliteParsers = {
  [NUMERIC]: Number,
  [TIMESTAMP]: isoTimestamp,
  [TIMESTAMPTZ]: isoTimestamptz,
};

const asIs = (value: string) => value;

/** Lite passes an argument as the text of JSON, which the driver of PostgreSQL would write as a JSON string again. */
const jsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
export const jsonSerializers = { 114: jsonText, 3802: jsonText };

export const postgresTypes = {
  numeric: { to: NUMERIC, from: [NUMERIC], serialize: String, parse: Number },
  timestamp: { to: TIMESTAMP, from: [TIMESTAMP], serialize: asIs, parse: isoTimestamp },
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: asIs, parse: isoTimestamptz },
};
