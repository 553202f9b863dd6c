import { type Language, pathIn } from '@shop/shared-site/languages';
import { z } from 'zod';
import { paths } from '../../shared-contract/src/paths';
import { fill } from './locales';
import type { Addressed, Writing } from './writing';

const accountKind = z.enum(['account_recovery', 'account_email', 'account_invitation']);

const invitationFacts = z.object({ invited_by: z.string().nullish() });

const PARAMETERS = {
  account_recovery: 'recovery',
  account_email: 'email',
  account_invitation: 'invitation',
} as const;

const en = {
  account_recovery: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your account at {{shop}}. If it wasn’t you, ignore this email: your password stays the same.',
    link: 'Choose a new password',
    note: 'The link works once and expires in an hour.',
  },
  account_email: {
    subject: 'Confirm your new email address',
    text: 'This email address was entered for your account at {{shop}}. If it wasn’t you, ignore this email: nothing changes.',
    link: 'Confirm this address',
    note: 'The link works once and expires in an hour.',
  },
  account_invitation: {
    subject: 'You’re invited to manage the {{shop}} website',
    text: '{{invitedBy}} has invited you to manage the {{shop}} website.',
    link: 'Create your account',
    note: 'The link works for seven days, and only with this email address. Please don’t forward it.',
  },
};
const es: typeof en = {
  account_recovery: {
    subject: 'Elija una contraseña nueva',
    text: 'Alguien pidió una contraseña nueva para su cuenta en {{shop}}. Si no fue usted, ignore este correo: su contraseña sigue igual.',
    link: 'Elegir una contraseña nueva',
    note: 'El enlace sirve una sola vez, durante una hora.',
  },
  account_email: {
    subject: 'Confirme su nuevo correo electrónico',
    text: 'Alguien puso este correo electrónico en su cuenta de {{shop}}. Si usted no sabe nada de esto, ignore este mensaje: no cambia nada.',
    link: 'Confirmar este correo',
    note: 'El enlace sirve una sola vez, durante una hora.',
  },
  account_invitation: {
    subject: 'Tiene una invitación de {{shop}}',
    text: 'Tiene una invitación de {{invitedBy}} para administrar el sitio de {{shop}}.',
    link: 'Crear su cuenta',
    note: 'El enlace sirve durante siete días y solo con este correo. Por favor, no lo reenvíe.',
  },
};
const locales: Record<Language, typeof en> = { en, es };

export const isAboutAccount = (kind: string) => accountKind.safeParse(kind).success;

/**
 * The secret of the link is in the fragment, which browsers send to no server, and opening the link
 * uses up nothing.
 * @throws when the secret is not there any more
 */
export function accountLetter({ claim, language, shop, staffOrigin }: Writing): Addressed {
  const kind = accountKind.parse(claim.kind);
  if (!claim.token) throw new Error('The message has no link.');
  const t = locales[language][kind];
  const { invited_by } = invitationFacts.parse(claim.facts);
  const values = { shop: shop.name, invitedBy: invited_by ?? shop.name };
  const page = `${pathIn(language, paths.adminLogin())}#${PARAMETERS[kind]}=${claim.token}`;
  const letter = {
    subject: fill(t.subject, values),
    paragraphs: [fill(t.text, values)],
    facts: [],
    links: [{ label: t.link, address: new URL(page, staffOrigin).href }],
    notes: [t.note],
  };
  return { letter, name: '', replyTo: { name: shop.name, address: shop.email } };
}
