/** The account of a session. */
export interface Account {
  id: string;
  email: string;
}

interface Factor {
  id: string;
  status: 'verified' | 'unverified';
  factor_type: 'totp';
  created_at: string;
}

const STORED = 'sb-localhost-auth-token';
// Tests set the clock afterwards.
const EXPIRES_IN = 30 * 86_400;
const seconds = () => Math.round(Date.now() / 1000);

/** @param aal `aal2` once a second factor has confirmed the session */
function tokenOf({ id }: Account, aal: 'aal1' | 'aal2'): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const payload = { sub: id, aal, exp: seconds() + EXPIRES_IN };
  return [encode({ alg: 'HS256', typ: 'JWT' }), encode(payload), encode({})].join('.');
}

/** The sign-in service below the client: it accepts each password and each code. */
export function fakeAuth() {
  let account: Account;
  let factors: Factor[];

  const user = () => ({ ...account, aud: 'authenticated', app_metadata: {}, factors });
  const session = (aal: 'aal1' | 'aal2' = 'aal1') => ({
    access_token: tokenOf(account, aal),
    // The client does not try a refused one again.
    refresh_token: crypto.randomUUID(),
    token_type: 'bearer',
    expires_in: EXPIRES_IN,
    user: user(),
  });
  const store = (expires_at: number) =>
    localStorage.setItem(STORED, JSON.stringify({ ...session(), expires_at }));

  function answerOfFactors(method: string, id: string, action: string): object {
    if (!id) {
      const created_at = '2026-11-20T15:00:00Z';
      factors.push({ id: 'new', status: 'unverified', factor_type: 'totp', created_at });
      return { id: 'new', type: 'totp', totp: { qr_code: 'x', secret: 'ABC', uri: '' } };
    }
    if (method === 'DELETE') {
      factors = factors.filter((factor) => factor.id !== id);
      return { id };
    }
    if (action === 'challenge') {
      return { id: 'challenge', type: 'totp', expires_at: seconds() + 300 };
    }
    factors = factors.map((each) => (each.id === id ? { ...each, status: 'verified' } : each));
    return session('aal2');
  }

  return {
    /** Stores a session of this account, without factors. */
    start(other: Account) {
      account = other;
      factors = [];
      store(seconds() + EXPIRES_IN);
    },
    /** The next sign-in is of this account. */
    switchTo(other: Account) {
      account = other;
    },
    /** The client renews the stored session before it uses it again. */
    expire: () => store(1),
    addFactor: (id: string, created_at: string) =>
      factors.push({ id, status: 'verified', factor_type: 'totp', created_at }),
    /** Answers a request by its path behind `/auth/v1/`; undefined is an empty answer. */
    answer(method: string, path: string): object | undefined {
      const [first, id = '', action = ''] = path.split('/');
      if (first === 'token') return session();
      if (first === 'logout') return undefined;
      return first === 'factors' ? answerOfFactors(method, id, action) : user();
    },
  };
}
