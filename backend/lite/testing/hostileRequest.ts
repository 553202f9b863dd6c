import fc from 'fast-check';

/** A request of the API that usually succeeds. */
export interface UsualRequest {
  method: 'POST' | 'PUT';
  route: string;
  body: Record<string, unknown>;
}

const CHARACTERS = ['a', '@', '.', '%', '"', '\\', ' ', 'é', '😀', '\0', '\u0007', '\n', '\u202e'];
const LONG = ['x'.repeat(10_000), `${'x'.repeat(300)}@example.com`, '\ud800@example.com'];

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const hostileValue = fc.oneof(
  fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 12 }),
  fc.constantFrom(...LONG),
  fc.constantFrom<unknown>(null, true, -1, 1e308, [], {}, [null], ['a@example.com'], nested(2_000)),
  fc.jsonValue(),
);

const NAMES = ['__proto__', 'constructor', 'toString', 'role', 'na"me\0'];

/** Written field by field, so that a name can occur twice. */
const writeObject = (fields: [string, unknown][]) =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;

function hostileBody(usual: Record<string, unknown>): fc.Arbitrary<string> {
  const name = fc.constantFrom(...Object.keys(usual), ...NAMES);
  const changed = fc.array(fc.tuple(name, hostileValue), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    {
      weight: 5,
      arbitrary: changed.map((more) => writeObject([...Object.entries(usual), ...more])),
    },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '\ufeff{}', '[{}', '{"email":}') },
  );
}

/** The requests to the sign-in API of an account. */
export const signInRequests = (email: string, password: string): UsualRequest[] => [
  { method: 'POST', route: '/auth/v1/signup', body: { email, password, data: {} } },
  { method: 'POST', route: '/auth/v1/token?grant_type=password', body: { email, password } },
  {
    method: 'POST',
    route: '/auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: 'x' },
  },
  { method: 'PUT', route: '/auth/v1/user', body: { data: {} } },
  { method: 'POST', route: '/auth/v1/recover', body: { email } },
  { method: 'POST', route: '/auth/v1/verify', body: { type: 'signup', token: 'x', email } },
  { method: 'POST', route: '/auth/v1/resend', body: { type: 'signup', email } },
];

/** Any of the requests, with a body that no client of ours sends. */
export const hostileRequest = (requests: readonly UsualRequest[]) =>
  fc
    .constantFrom(...requests)
    .chain(({ method, route, body }) =>
      hostileBody(body).map((sent) => ({ method, route, body: sent })),
    );

/** What the sign-in service answers, with 500, where the rules of the database refuse an account. */
const REFUSED_ACCOUNT = 'Database error saving new user';

/**
 * Returns what is wrong with the answer to such a request: it must be a success, or a refusal with a
 * sentence. Undefined when nothing is.
 */
export async function findFault(response: Response): Promise<string | undefined> {
  const text = await response.text();
  const shown = `${response.status} ${text.slice(0, 300)}`;
  const isRefusal = response.status < 500 || text.includes(REFUSED_ACCOUNT);
  if (!isRefusal || /\n\s+at /.test(text)) return shown;
  if (response.ok) return undefined;
  const { msg, message } = JSON.parse(text);
  return (msg ?? message) ? undefined : shown;
}
