/** `abcd` of `https://abcd.supabase.co`, `db.abcd.supabase.co` and `postgres.abcd@….pooler.supabase.com`. */
export function projectOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, username } = new URL(address);
  const [, reference] =
    /^(?:db\.)?([a-z0-9]+)\.supabase\.co$/.exec(hostname) ??
    ((hostname.endsWith('.pooler.supabase.com') && /\.([a-z0-9]+)$/.exec(username)) || []);
  return reference;
}

function problemOf(address: string, api: string, variable: string) {
  if (!/^postgres(ql)?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
    return `${variable} is not an address like postgres://postgres.project:…@….pooler.supabase.com:5432/postgres.`;
  }
  const [here, there] = [projectOf(api), projectOf(address)];
  if (!here || !there || here === there) return undefined;
  return `${variable} is the database of the project ${there}, and site.config.json names ${here}: correct one of the two.`;
}

/**
 * Of the owner, whose transactions and settings need one session.
 * @param api the address of the project's API
 * @returns what is wrong, a sentence without the password; undefined when nothing is
 */
export function problemOfAddress(address: string, api: string) {
  if (URL.canParse(address) && new URL(address).port === '6543') {
    return 'HOSTED_DATABASE_URL names the transaction pooler (port 6543): use the session pooler (5432).';
  }
  return problemOf(address, api, 'HOSTED_DATABASE_URL');
}

export const isCompared = (address: string, api: string) =>
  Boolean(projectOf(api) && projectOf(address));

/** User and host: the host of a pooler is that of many projects. */
export function hostedPlaceOf(address: string) {
  const { username, host } = new URL(address);
  return `${username}@${host}`;
}

type Role = 'publisher' | 'messenger';

export const urlVariable = (role: Role) => `${role.toUpperCase()}_DATABASE_URL`;

export function problemOfRoleUrl(address: string, api: string, role: Role) {
  const problem = problemOf(address, api, urlVariable(role));
  if (problem || new URL(address).username.split('.')[0] === role) return problem;
  return `${urlVariable(role)} names another user than ${role}: correct it.`;
}

/**
 * The address of a role in the environment: one that is left from another project would publish or send what is there.
 * @param api the address of the project's API, where the site has one
 * @throws an Error of one sentence
 */
export function roleUrl(address: string, api: string | undefined, role: Role): string {
  const problem = problemOfRoleUrl(address, api ?? '', role);
  if (problem) throw new Error(problem);
  return address;
}

/** The owner's address, for another role: a pooler appends the project to each name. */
export function roleUrlOf(databaseUrl: string, role: Role, password: string): string {
  const url = new URL(databaseUrl);
  url.username = url.username.replace(/^[^.]+/, role);
  url.password = encodeURIComponent(password);
  return url.href;
}
