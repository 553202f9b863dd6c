/**
 * @returns the variables of config.toml for the project's mail server, from SMTP_URL and MAIL_FROM; undefined without
 * both
 * @throws when SMTP_URL is not an address
 */
export function mailServerVariables(
  { SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv,
  senderName: string,
): Record<string, string> | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  // Not in the sentence: the address contains a password.
  if (!URL.canParse(SMTP_URL)) throw new Error('SMTP_URL is not an address.');
  const { hostname, port, protocol, username, password } = new URL(SMTP_URL);
  return {
    SMTP_HOST: hostname,
    SMTP_PORT: port || (protocol === 'smtps:' ? '465' : '587'),
    SMTP_USER: decodeURIComponent(username),
    SMTP_PASS: decodeURIComponent(password),
    SMTP_SENDER_NAME: senderName,
    MAIL_FROM,
  };
}
