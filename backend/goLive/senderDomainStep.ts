import { Resolver } from 'node:dns/promises';
import { done, type GoLiveStep, open, reasonOf, unknown } from './step';

/** Their DMARC policy makes other services refuse what a server of one's own sends in their name. */
const FREE_MAILBOX =
  /^((gmail|googlemail|hotmail|msn|icloud|me|aol|gmx|protonmail)\.com|(outlook|hotmail|yahoo|live)\.(com|es)|(outlook|hotmail|yahoo|live|prodigy)\.(com|net)\.mx|proton\.me|gmx\.net)$/;

const TIMEOUT_MS = 5000;

/** @throws when the domain name system does not answer */
async function readTexts(name: string): Promise<string[]> {
  try {
    const records = await new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}

async function findMissing(domain: string, selector: string | undefined): Promise<string[]> {
  const records = [
    { what: 'SPF', name: domain, begins: /^v=spf1\b/ },
    { what: 'DMARC', name: `_dmarc.${domain}`, begins: /^v=DMARC1\b/ },
    ...(selector ? [{ what: 'DKIM', name: `${selector}._domainkey.${domain}`, begins: /p=/ }] : []),
  ];
  const missing: string[] = [];
  for (const { what, name, begins } of records) {
    const texts = await readTexts(name);
    // A domain below another one has its policy.
    if (what === 'DMARC' && texts.length === 0 && /\..*\./.test(domain)) {
      texts.push(...(await readTexts(`_dmarc.${domain.replace(/^[^.]+\./, '')}`)));
    }
    if (!texts.some((text) => begins.test(text))) missing.push(`${what} (TXT of ${name})`);
  }
  return missing;
}

/** Whether other mail services can tell that the shop's mails are its own. */
export const senderDomainStep: GoLiveStep = {
  async inspect() {
    const { MAIL_FROM = '', DKIM_SELECTOR } = process.env;
    const domain = /@([\w.-]+)>?\s*$/.exec(MAIL_FROM)?.[1]?.toLowerCase();
    if (!domain)
      return unknown('MAIL_FROM is not set, so the domain of the sender is not looked up.');
    if (FREE_MAILBOX.test(domain)) {
      return open(
        `MAIL_FROM is a free mailbox (${domain}): many services reject or hide emails that another server sends in its name. Use an address of a domain of the shop.`,
      );
    }
    try {
      const missing = await findMissing(domain, DKIM_SELECTOR);
      if (missing.length) {
        return open(
          `The domain of the sender lacks ${missing.join(' and ')}: emails may be rejected or hidden. Your mail provider has the records.`,
        );
      }
    } catch (error) {
      return unknown(`The domain of the sender cannot be looked up: ${reasonOf(error)}.`);
    }
    if (DKIM_SELECTOR) return done(`${domain} has SPF, DMARC and DKIM.`);
    return unknown(
      `${domain} has SPF and DMARC. DKIM_SELECTOR, which the provider of the mail server names, is not set, so DKIM is not looked up.`,
    );
  },
};
