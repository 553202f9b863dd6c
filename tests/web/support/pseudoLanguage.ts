import path from 'node:path';
import type { Page } from '@playwright/test';
import { textsOf } from '@shop/platform/build/TextsPlugin';
import { apps } from '@shop/platform/machine/apps';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { root } from '@shop/platform/machine/paths';
import type { Content, PublishedProduct } from '../../../shared-contract/src/content';
import type { BareHtml } from '../../../shared-site/pageSite';

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

const TAG = /(<\/?\w+>)/;

/**
 * Pseudo-localizes an English text: doubled vowels make it 40 % longer, and brackets mark that it
 * comes from a locale, each part of it between tags. Placeholders and tags are unchanged.
 */
export const pseudo = (text: string) =>
  text
    .split(TAG)
    .map((part) => {
      if (TAG.test(part) || !part.trim()) return part;
      const longer = part.replace(/{{[^}]*}}|[aeiou]/gi, (found) =>
        found.startsWith('{{') ? found : found + (ACCENTED[found.toLowerCase()] ?? ''),
      );
      return `[${longer}]`;
    })
    .join('');

/** The part of a text that is outside all brackets. */
export function textOutsideBrackets(text: string): string {
  const inner = text.replace(/\[[^[\]]*\]/g, ' ');
  return inner === text ? text : textOutsideBrackets(inner);
}

interface Text {
  namespace: string;
  /** Dotted. */
  key: string;
  english: string;
}

/** Every translation of every locale of every app. */
async function allTexts(): Promise<Text[]> {
  const declared = [...apps, 'shared-i18n']
    .flatMap((app) => filesBelow(path.join(root, app, 'src')))
    .filter((file) => file.endsWith('Locales.ts'));
  const texts = await textsOf(declared, root);
  return Object.entries(texts).flatMap(([namespace, { en = {} }]) =>
    Object.entries(en).map(([key, english]) => ({ namespace, key, english })),
  );
}

interface Block {
  id: string;
  page: string;
  identifier: string;
  content: string;
  updated_at: string;
}

/** Every text as the block that staff would have saved to replace it. */
export const staffTexts = async (): Promise<Block[]> =>
  (await allTexts()).map(({ namespace, key, english }) => ({
    id: `${namespace}.${key}`,
    page: namespace,
    identifier: key.replaceAll('.', '_'),
    content: pseudo(english),
    updated_at: '2026-01-01T00:00:00Z',
  }));

/** Every text as it is published. */
async function publishedTexts(): Promise<Content['texts']> {
  const texts: Content['texts'] = { en: {}, es: {} };
  for (const { namespace, key, english } of await allTexts()) {
    texts.en[namespace] = { ...texts.en[namespace], [key]: pseudo(english) };
  }
  return texts;
}

const inPseudo = <Entry extends { label: { en: string; es: string } }>(entry: Entry): Entry => ({
  ...entry,
  label: { ...entry.label, en: pseudo(entry.label.en) },
});

const embeddedContent = /(?<=<script type="application\/json" id="content">)[\s\S]*?(?=<\/script>)/;

const embeddedMenu = /(?<=<script type="application\/json" id="staff">)[\s\S]*?(?=<\/script>)/;

function withMenu(json: string): string {
  const bare = JSON.parse(json) as BareHtml;
  const navigation = bare.navigation.map((entry) => ({
    ...inPseudo(entry),
    ...(entry.children ? { children: entry.children.map(inPseudo) } : {}),
  }));
  return JSON.stringify({ ...bare, navigation }).replaceAll('<', '\\u003c');
}

/**
 * From the next page on, the site speaks the pseudo-language: it gets all its texts as if staff had
 * published them, and the menu of the layout without a page.
 */
export async function showPseudoLanguage(page: Page) {
  const texts = await publishedTexts();
  const withTexts = (json: string) => JSON.stringify({ ...JSON.parse(json), texts });
  await page.route('**/content/*.json', async (route) => {
    const response = await route.fetch();
    const content = (await response.json()) as Content | PublishedProduct[];
    await route.fulfill({
      response,
      json: Array.isArray(content) ? content : { ...content, texts },
    });
  });
  // The layout carries what it shows before it has loaded anything.
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(embeddedContent, (json) => withTexts(json).replaceAll('<', '\\u003c'))
        .replace(embeddedMenu, withMenu);
      await route.fulfill({ response, body });
    },
  );
  const blocks = await staffTexts();
  await page.route('**/rest/v1/content_blocks?*', (route) =>
    route.fulfill({
      json: blocks,
      headers: { 'content-range': `0-${blocks.length - 1}/${blocks.length}` },
    }),
  );
  // The built-in texts that the content page shows to staff.
  await page.route('**/static/texts.json', async (route) => {
    const json = await (await route.fetch()).text();
    const inPseudo = (_: string, value: unknown) =>
      typeof value === 'string' ? pseudo(value) : value;
    await route.fulfill({ json: JSON.parse(json, inPseudo) });
  });
}
