// Plain names only: a path with encoded or repeated characters would bypass checks that match by name.
const REST = /^\/rest\/v1\/(rpc\/)?[A-Za-z_][\w]*$/;
// Not forwarded: otp, magiclink and invite create accounts even while sign-up is disabled.
const AUTH =
  /^\/auth\/v1\/(signup|token|logout|user|recover|verify|resend|reauthenticate|settings|health|\.well-known\/jwks\.json)$/;

/** lite answers `/_system/*` without a key. */
export function isForwarded(pathname: string): boolean {
  return REST.test(pathname) || AUTH.test(pathname);
}
