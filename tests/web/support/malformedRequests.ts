import fc from 'fast-check';

const LONG = 'x'.repeat(6000);

/** Values that are invalid in every field. */
const invalidValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<unknown>(
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', "'; drop table bookings; --", LONG],
    ...[null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER + 2, [], {}, ['a'], { a: 1 }],
    ...['2026-02-30', '0000-00-00', '9999999-01-01', 'infinity', '10:00', '24:61', 'now()'],
    ...['a@b', 'a@b.c@d.e', '<script>alert(1)</script>', '{{7*7}}', '../../etc/passwd'],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A good body with one to four fields corrupted, missing or added. */
const corrupted = (good: Record<string, unknown>) =>
  fc
    .dictionary(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...Object.keys(good)) },
        fc.constantFrom('id', 'status', 'created_at', 'is_read', 'bay', '__proto__', 'constructor'),
      ),
      fc.oneof({ weight: 5, arbitrary: invalidValue }, fc.constant(undefined)),
      { minKeys: 1, maxKeys: 4 },
    )
    .map((changes) => JSON.stringify({ ...good, ...changes }));

/** A body that may not be JSON, or not the expected JSON. */
export const malformedBody = (good: Record<string, unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: corrupted(good) },
    fc.json({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constant(JSON.stringify([good, good, {}])),
    fc.constant(`{"a":${'['.repeat(3000)}`),
  );

const column = fc.oneof(
  fc.constantFrom(
    'id',
    'name',
    'price',
    'select',
    'order',
    'limit',
    'offset',
    'or',
    'and',
    'on_conflict',
  ),
  fc.string({ maxLength: 12 }),
);
const filter = fc.oneof(
  fc.constantFrom(
    ...[
      'eq.',
      'in.(',
      'in.()',
      'lt.abc',
      'like.%25%25',
      'is.maybe',
      'fts.&|',
      'not.not.eq.1',
      '-1',
    ],
    ...[
      '*,admins(*)',
      '*,user_profiles(*)',
      'id.asc.nope',
      'id,id,id',
      '9'.repeat(40),
      'cs.{',
      '(a.eq.1',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A query for products that no client of the site sends. */
export const malformedProductQuery = fc
  .array(fc.tuple(column, filter), { minLength: 1, maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'));

/** Through bytes: half of a surrogate pair can't be written in an address. */
const encode = (text: string) => encodeURIComponent(String(Buffer.from(text)));
