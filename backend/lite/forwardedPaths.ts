// Plain names only: a path with encoded or repeated characters would bypass checks that match by name.
const REST = /^\/rest\/v1\/(rpc\/)?[A-Za-z_][\w]*$/;
// Not forwarded: otp, magiclink and invite create accounts even while sign-up is disabled.
const AUTH =
  /^\/auth\/v1\/(signup|token|logout|user|recover|verify|resend|reauthenticate|settings|health|\.well-known\/jwks\.json)$/;
// Not forwarded: what makes buckets, lists, moves, replaces or signs, and addresses that need no key.
const PICTURE = /^\/storage\/v1\/object\/pictures\/[0-9a-f]{12}$/;
const PICTURES = '/storage/v1/object/pictures';

/** True for the request that adds a file to lite's storage; its body is no JSON. */
export const isUpload = ({ method, url }: Pick<Request, 'method' | 'url'>) =>
  method === 'POST' && PICTURE.test(new URL(url).pathname);

function isOfStorage(method: string, pathname: string): boolean {
  if (method === 'DELETE') return pathname === PICTURES;
  return (method === 'POST' || method === 'GET') && PICTURE.test(pathname);
}

/** lite answers `/_system/*` without a key. */
export function isForwarded({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  return REST.test(pathname) || AUTH.test(pathname) || isOfStorage(method, pathname);
}
