import path from 'node:path';
import { validPublicOrigin } from '@shop/platform/site/publicOrigin';
import { readSettings } from '@shop/platform/site/siteSettings';
import { type Origins, originsOf } from '../shared-site/origins';
import type { SiteConfig } from '../shared-site/schema';
import { renderMail } from './letters/renderMail';
import { createKeeping } from './outbox/keptMails';
import { type Deliver, DeliveryError } from './outbox/mail';
import type { RunAsMessenger } from './outbox/outbox';
import { createSmtp } from './outbox/smtp';
import type { WorkerOptions } from './outbox/worker';
import { smsFromEnvironment } from './sms/smsDelivery';

export const mailsFolder = (dataDir: string) => path.join(dataDir, 'mails');

/** Undefined when SMTP_URL is not set. @throws when it is malformed */
export const smtpFromEnvironment = ({ SMTP_URL } = process.env): Deliver | undefined =>
  SMTP_URL ? createSmtp(SMTP_URL) : undefined;

export const keeping = (dataDir: string): Deliver => createKeeping(mailsFolder(dataDir));

/** @throws an Error of one sentence when the public address of the site is not known */
export function linkOrigins(site: SiteConfig): Origins {
  const { origin = validPublicOrigin(site), staffOrigin = site.staffOrigin ?? '' } = readSettings();
  if (origin) return originsOf({ origin, staffOrigin }, origin);
  const sentence = 'The public address of the site is not known: set PUBLIC_ORIGIN.';
  throw new DeliveryError(sentence, false, 'PUBLIC_ORIGIN is not set');
}

interface Delivery {
  run: RunAsMessenger;
  deliver: Deliver;
  keepsMails?: boolean;
  site: () => SiteConfig;
}

/** MAIL_FROM is the sender where the mail server does not accept the shop's address. */
export function workerOptions({ run, deliver, keepsMails = false, site }: Delivery): WorkerOptions {
  const { MAIL_FROM, MESSAGE_LEASE } = process.env;
  return {
    run,
    deliver,
    keepsMails,
    sendSms: smsFromEnvironment(),
    render: (claim) => renderMail(claim, linkOrigins(site()), MAIL_FROM || undefined),
    ...(MESSAGE_LEASE && { lease: Number(MESSAGE_LEASE) }),
  };
}
