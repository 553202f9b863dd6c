import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SiteConfig } from '../../shared-site/schema';
import { root } from '../machine/paths';
import { displayPath, readJson, validate } from '../machine/validateJson';

const isHttp = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);

/** Every visitor receives the key, so it must not be the one that passes row level security. */
function isSecret(key: string) {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || claims.includes('"service_role"');
}

const url = z
  .string()
  .trim()
  .refine(isHttp, 'must be an address like https://project.supabase.co')
  .transform((address) => address.replace(/\/+$/, ''));
const key = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .refine((text) => !isSecret(text), 'is a secret key; use the publishable key');
const isOrigin = (text: string) =>
  isHttp(text) && new URL(text).href === `${new URL(text).origin}/`;
const mustBeOrigin = 'must be an origin like https://shop.example, without a path';
const origin = z
  .string()
  .trim()
  .refine(isOrigin, mustBeOrigin)
  .transform((text) => new URL(text).origin);
const staffOrigin = z
  .string()
  .trim()
  .refine((text) => text === '' || isOrigin(text), { error: mustBeOrigin, abort: true })
  .refine(
    (text) => /^$|^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(text),
    'must be an address of HTTPS, or of this machine',
  )
  .transform((text) => text && new URL(text).origin);

const fileSchema = z.strictObject({
  backend: z.strictObject({ url, key }).exactOptional(),
  origin: origin.exactOptional(),
  /** Empty: staff's pages are at the public address again. */
  staffOrigin: staffOrigin.exactOptional(),
});

const environmentSchema = z
  .object({
    SUPABASE_URL: url.optional(),
    SUPABASE_PUBLISHABLE_KEY: key.optional(),
    PUBLIC_ORIGIN: origin.optional(),
    STAFF_ORIGIN: staffOrigin.optional(),
  })
  .refine(
    (set) => !set.SUPABASE_URL === !set.SUPABASE_PUBLISHABLE_KEY,
    'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set together',
  );

/** What is not set is absent. */
export type SiteSettings = z.infer<typeof fileSchema>;

/** @throws with a sentence per mistake */
export function settingsIn(env: NodeJS.ProcessEnv): SiteSettings {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const set = validate(environmentSchema, filled, 'Environment');
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, PUBLIC_ORIGIN, STAFF_ORIGIN } = set;
  return {
    ...(SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY
      ? { backend: { url: SUPABASE_URL, key: SUPABASE_PUBLISHABLE_KEY } }
      : {}),
    ...(PUBLIC_ORIGIN ? { origin: PUBLIC_ORIGIN } : {}),
    ...(STAFF_ORIGIN ? { staffOrigin: STAFF_ORIGIN } : {}),
  };
}

export const settingsFile = (env: NodeJS.ProcessEnv) =>
  env['SITE_CONFIG'] || path.join(root, 'site.config.json');

/** @throws when the address of staff's pages is not apart from that of visitors */
export function checkStaffOrigin({ origin, staffOrigin }: SiteSettings) {
  if (!staffOrigin || (origin && new URL(origin).host !== new URL(staffOrigin).host)) return;
  throw new Error(
    'The address of staff (staffOrigin, STAFF_ORIGIN) needs a public address (origin, PUBLIC_ORIGIN) of another host.',
  );
}

/** Variables of the environment override the file. @throws with a sentence per mistake */
export function readSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const file = settingsFile(env);
  const inFile = existsSync(file) ? validate(fileSchema, readJson(file), displayPath(file)) : {};
  const settings = { ...inFile, ...settingsIn(env) };
  checkStaffOrigin(settings);
  return settings;
}

/**
 * What is not set stays as it is in `site`: a team may release without the file. Another backend's
 * content is not this one's.
 */
export function withSettings(site: SiteConfig, settings: SiteSettings): SiteConfig {
  const { content: _, embeds: __, ...withoutContent } = site;
  const isOther = settings.backend && settings.backend.url !== site.backend.url;
  return { ...(isOther ? withoutContent : site), ...settings };
}
