import { projectOf } from './databaseAddress';
import { fetchWithTimeout } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open, unknown } from './step';

/** The Management API: the project's own shows these settings to no client. */
const configOf = (project: string) => `https://api.supabase.com/v1/projects/${project}/config/auth`;

interface Rule {
  setting: string;
  /** What is set where the present value does not fit. */
  value: boolean | number;
  fits(present: unknown): boolean;
  /** The name in the dashboard, and the place below Authentication. */
  name: string;
  place: string;
  /** Only paid plans have it. */
  isPaid?: boolean;
}

const on = { value: true, fits: (present: unknown) => present === true };
const atMost = (value: number) => ({
  value,
  fits: (present: unknown) => typeof present === 'number' && present <= value,
});
const atLeast = (value: number) => ({
  value,
  fits: (present: unknown) => typeof present === 'number' && present >= value,
});

const email = 'Sign In / Providers, Email';
/** The limits are the initial ones of a project, in five minutes for each address. */
const rules: Rule[] = [
  {
    ...on,
    setting: 'security_update_password_require_reauthentication',
    ...{ name: 'Secure password change', place: email },
  },
  {
    ...atLeast(6),
    setting: 'password_min_length',
    ...{ name: 'Minimum password length (6)', place: email },
  },
  {
    ...on,
    setting: 'password_hibp_enabled',
    ...{ name: 'Prevent use of leaked passwords', place: email, isPaid: true },
  },
  {
    ...on,
    setting: 'mfa_totp_enroll_enabled',
    ...{ name: 'TOTP (App Authenticator), enroll', place: 'Multi-Factor' },
  },
  {
    ...on,
    setting: 'mfa_totp_verify_enabled',
    ...{ name: 'TOTP (App Authenticator), verify', place: 'Multi-Factor' },
  },
  {
    ...atMost(150),
    setting: 'rate_limit_token_refresh',
    ...{ name: 'Rate limit for token refreshes (150)', place: 'Rate Limits' },
  },
  {
    ...atMost(30),
    setting: 'rate_limit_verify',
    ...{ name: 'Rate limit for token verifications (30)', place: 'Rate Limits' },
  },
  {
    ...atMost(30),
    setting: 'rate_limit_otp',
    ...{ name: 'Rate limit for sign-ups and sign-ins (30)', place: 'Rate Limits' },
  },
];

const nameOf = ({ name, place, isPaid }: Rule) =>
  `"${name}" (${place}${isPaid ? '; paid plans only' : ''})`;
const list = (some: readonly Rule[]) => some.map(nameOf).join(', ');

/** Undefined without a token, and for a project at an address of its own. */
async function callConfig({ settings }: GoLiveShop, changes?: object) {
  const token = process.env['SUPABASE_ACCESS_TOKEN'];
  const project = projectOf(settings().backend?.url ?? '');
  if (!token || !project) return undefined;
  return fetchWithTimeout(configOf(project), {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(changes && { method: 'PATCH', body: JSON.stringify(changes) }),
  });
}

/** Returns the rules that the project does not follow, or why they cannot be read. */
async function readMisfits(shop: GoLiveShop): Promise<readonly Rule[] | string> {
  const response = await callConfig(shop);
  if (!response) return 'without SUPABASE_ACCESS_TOKEN';
  if (!response.ok) return `the Management API answers with status ${response.status}`;
  const config = (await response.json()) as Record<string, unknown>;
  return rules.filter(({ setting, fits }) => !fits(config[setting]));
}

/** To guessed and leaked passwords and to browsers that were left open, the service itself answers. */
export const signInStep: GoLiveStep = {
  async inspect(shop) {
    const misfits = await readMisfits(shop);
    if (typeof misfits === 'string') {
      return unknown(
        `How sign-ins are protected is not read, ${misfits}. Look in the dashboard, Authentication: ${list(rules)}.`,
      );
    }
    if (misfits.length === 0) {
      return done('Sign-ins are limited; leaked passwords and old sessions are refused.');
    }
    const text = `Sign-ins are less protected than they can be: set ${list(misfits)} in the dashboard, Authentication.`;
    return misfits.every(({ isPaid }) => isPaid) ? unknown(text) : open(text);
  },
  async apply(shop) {
    const misfits = await readMisfits(shop);
    if (typeof misfits === 'string') return;
    if (!(await shop.answers.confirm(`Set ${list(misfits)}?`))) return;
    // Apart: a free plan rejects the whole request.
    for (const part of [
      misfits.filter((rule) => !rule.isPaid),
      misfits.filter((rule) => rule.isPaid),
    ]) {
      const changes = Object.fromEntries(part.map(({ setting, value }) => [setting, value]));
      if (part.length > 0) await callConfig(shop, changes);
    }
  },
};
