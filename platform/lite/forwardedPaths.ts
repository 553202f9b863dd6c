// Plain names only: an encoded or doubled character would reach lite past our limits, which match by name.
const REST = /^\/rest\/v1\/(rpc\/)?[A-Za-z_][\w]*$/;
// Not forwarded: otp, magiclink and invite make accounts even while sign-up is off.
const AUTH =
  /^\/auth\/v1\/(signup|token|logout|user|recover|verify|resend|reauthenticate|settings|health|\.well-known\/jwks\.json)$/;

/** Whether lite may see a path. All others, above all `/_system/*`, answer without any key. */
export function isForwarded(pathname: string): boolean {
  return REST.test(pathname) || AUTH.test(pathname);
}
