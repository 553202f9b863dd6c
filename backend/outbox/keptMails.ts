import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@shop/platform/machine/writeAtomically';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { encodeMail } from './encodeMail';
import type { Deliver } from './mail';

const keptMail = z.object({
  id: z.string(),
  keptAt: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  files: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })),
  source: z.string(),
});
export type KeptMail = z.infer<typeof keptMail>;

const MOST = 500;

const isMail = (file: string) => /^[\w-]+\.json$/.test(file);
const fileOf = (folder: string, id: string) => path.join(folder, `${id}.json`);

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(isMail)
      .map((name) => ({ name, time: statSync(path.join(folder, name)).mtimeMs }))
      .sort((a, b) => b.time - a.time || a.name.localeCompare(b.name))
      .map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function readKeptMail(folder: string, id: string): KeptMail | undefined {
  const file = filesOf(folder).find((name) => name === `${id}.json`);
  if (!file) return undefined;
  return keptMail.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
}

export const listKeptMails = (folder: string): KeptMail[] =>
  filesOf(folder).flatMap((name) => readKeptMail(folder, name.slice(0, -'.json'.length)) ?? []);

/** Only this account can read the folder. A mail that is delivered again replaces itself. */
export function createKeeping(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(encodeMail(mail));
    const { from, to, subject, text, html, files } = mail;
    const id = mail.messageId.replace(/@.*/, '').replace(/[^\w-]/g, '');
    const kept: KeptMail = {
      id,
      keptAt: new Date().toISOString(),
      from: `${from.name} <${from.address}>`,
      to: to.address,
      subject,
      text,
      html,
      files: [...files],
      source: String(message),
    };
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeAtomically(fileOf(folder, id), JSON.stringify(kept));
    for (const name of filesOf(folder).slice(MOST)) rmSync(path.join(folder, name));
  };
}
