import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { SiteConfig } from '../../../shared-contract/src/siteConfig';
import type { Dictionary } from '../../../shared-i18n/src/messageSet';
import { apps } from '../../../tooling/apps';
import { root } from '../../../tooling/paths';
import { filesBelow } from '../../../tooling/release/hashFiles';

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/**
 * English words as a language that needs more room writes them: each vowel twice makes a word 40 %
 * longer, and brackets tell what came from a dictionary. Placeholders stay.
 */
export const pseudo = (text: string) =>
  `[${text.replace(/{{\w+}}|[aeiou]/gi, (found) =>
    found.startsWith('{{') ? found : found + (ACCENTED[found.toLowerCase()] ?? ''),
  )}]`;

/** What a text has outside all brackets. */
export function unbracketed(text: string): string {
  const inner = text.replace(/\[[^[\]]*\]/g, ' ');
  return inner === text ? text : unbracketed(inner);
}

const flatten = (words: Dictionary, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

interface Block {
  id: string;
  page: string;
  identifier: string;
  content: string;
  updated_at: string;
}

/** Every dictionary of every app, as if staff had rewritten all of it. */
export async function staffTexts(): Promise<Block[]> {
  const sets = [...apps, 'shared-i18n']
    .flatMap((app) => filesBelow(path.join(root, app, 'src')))
    .filter((file) => /\/messages\/\w+Messages\.ts$/.test(file));
  const blocks = sets.map(async (file) => {
    const [, page = ''] = /defineMessages\('([\w-]+)'/.exec(readFileSync(file, 'utf8')) ?? [];
    const english = pathToFileURL(path.join(path.dirname(file), 'en.ts')).href;
    const { en } = (await import(english)) as { en: Dictionary };
    return flatten(en).map(([key, text]) => ({
      id: `${page}.${key}`,
      page,
      identifier: key.replaceAll('.', '_'),
      content: pseudo(text),
      updated_at: '2026-01-01T00:00:00Z',
    }));
  });
  return (await Promise.all(blocks)).flat();
}

const inPseudo = <Entry extends { label: { en: string; es: string } }>(entry: Entry): Entry => ({
  ...entry,
  label: { ...entry.label, en: pseudo(entry.label.en) },
});

/**
 * From the next page on, the site speaks the pseudo-language: it gets all its words as texts that
 * staff laid over the dictionaries, and its menus from the site's configuration.
 */
export async function speakPseudo(page: Page) {
  const blocks = await staffTexts();
  await page.route('**/rest/v1/content_blocks?*', (route) =>
    route.fulfill({
      json: blocks,
      headers: { 'content-range': `0-${blocks.length - 1}/${blocks.length}` },
    }),
  );
  await page.route('**/site.json', async (route) => {
    const site = (await (await route.fetch()).json()) as SiteConfig;
    const remotes = site.remotes.map((remote) => ({
      ...remote,
      navigation: remote.navigation.map((entry) => ({
        ...inPseudo(entry),
        ...(entry.children ? { children: entry.children.map(inPseudo) } : {}),
      })),
    }));
    await route.fulfill({ json: { ...site, remotes } });
  });
}
