import { changeInOtherTab, openChannel } from './otherTab';

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
const LIFETIME = 30 * 86_400;
/** The client renews a session that ends in a minute before each request. */
const SHORT_LIFETIME = 60;
const seconds = () => Math.round(Date.now() / 1000);

/** @param aal `aal2` once a second factor has confirmed the session */
function tokenOf({ id }: Account, aal: 'aal1' | 'aal2', lifetime: number): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const payload = { sub: id, aal, exp: seconds() + lifetime };
  return [encode({ alg: 'HS256', typ: 'JWT' }), encode(payload), encode({})].join('.');
}

/** The sign-in service below the client: it accepts each password and each code. */
export function fakeAuth() {
  let account: Account;
  let factors: Factor[];
  /** How many of the next sessions are short. */
  let short: number;

  const user = () => ({ ...account, aud: 'authenticated', app_metadata: {}, factors });
  function session(aal: 'aal1' | 'aal2' = 'aal1') {
    const expires_in = short > 0 ? SHORT_LIFETIME : LIFETIME;
    short -= 1;
    return {
      access_token: tokenOf(account, aal, expires_in),
      // The client does not try a refused one again.
      refresh_token: crypto.randomUUID(),
      token_type: 'bearer',
      expires_in,
      user: user(),
    };
  }
  function storable() {
    const started = session();
    return { ...started, expires_at: seconds() + started.expires_in };
  }
  const store = (value: object) => localStorage.setItem(STORED, JSON.stringify(value));

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
    /** Begins with this account, without factors, and stores a session of it unless it is signed out. */
    start(other: Account, isSignedIn: boolean) {
      account = other;
      factors = [];
      short = 0;
      openChannel();
      localStorage.clear();
      if (isSignedIn) store(storable());
    },
    /** The next sign-in is of this account. */
    switchTo(other: Account) {
      account = other;
    },
    /** The client renews the stored session before it uses it again. */
    expire: () => store({ ...session(), expires_at: 1 }),
    /** The stored session and the next ones are short. */
    shortenSessions(count: number) {
      short = count;
      store(storable());
    },
    /** Another tab signs this account in, with its password or the link for a forgotten one, or signs it out. */
    otherTab: (event: 'SIGNED_IN' | 'PASSWORD_RECOVERY' | 'SIGNED_OUT') =>
      changeInOtherTab(event, STORED, event === 'SIGNED_OUT' ? null : storable()),
    /** The fragment of the address to which the service's own link leads. */
    linkFragment(type: 'signup' | 'email_change'): string {
      const { access_token, expires_in, refresh_token, token_type } = session();
      const tokens = { access_token, expires_in: String(expires_in), refresh_token, token_type };
      return `#${new URLSearchParams({ ...tokens, type })}`;
    },
    addFactor: (id: string, created_at: string) =>
      factors.push({ id, status: 'verified', factor_type: 'totp', created_at }),
    /** Answers a request by its path behind `/auth/v1/`; undefined is an empty answer. */
    answer(method: string, path: string): object | undefined {
      const [first, id = '', action = ''] = path.split('/');
      if (first === 'token' || first === 'signup' || first === 'verify') return session();
      if (first === 'recover' || first === 'resend') return {};
      if (first === 'logout') return undefined;
      return first === 'factors' ? answerOfFactors(method, id, action) : user();
    },
  };
}
