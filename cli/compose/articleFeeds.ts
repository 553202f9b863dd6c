import { builtInShop, type Shop } from '../../shared-contract/src/builtInShop';
import { paths } from '../../shared-contract/src/paths';
import type { PublishedText } from '../../shared-contract/src/publishedLists';
import { LANGUAGES, type Language, pathIn } from '../../shared-site/languages';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Without the characters that XML does not have. */
const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;

function feed(
  { name = builtInShop.name, articles = [] }: Partial<Shop>,
  origin: string,
  language: Language,
) {
  const addressOf = (path: string) => xml(origin + pathIn(language, path));
  const text = (each: PublishedText | undefined) => each?.[language] ?? each?.en ?? '';
  const own = articles.filter(({ languages }) => languages.includes(language));
  const newest =
    own
      .map(({ written }) => written)
      .sort()
      .at(-1) ?? '2000-01-01T00:00:00Z';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', name),
    `<id>${addressOf(paths.blog())}</id>`,
    `<link href="${addressOf(paths.blog())}"/>`,
    `<link rel="self" href="${xml(origin + paths.blogFeed(language))}"/>`,
    element('updated', newest),
    ...own.flatMap(({ id, slug, title, detail, author, day, written }) => [
      '<entry>',
      element('title', text(title)),
      // The address changes with the title; readers would show the article again.
      element('id', `urn:uuid:${id}`),
      `<link href="${addressOf(paths.article(slug))}"/>`,
      // Of a day without a time.
      element('published', `${day}T12:00:00Z`),
      element('updated', written),
      `<author>${element('name', author || name)}</author>`,
      element('summary', text(detail)),
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

/** Returns an Atom feed of the articles in each language, of those that have a page there, by the name of its file. */
export const articleFeeds = (shop: Partial<Shop>, origin: string): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [paths.blogFeed(language).slice(1), feed(shop, origin, language)]),
  );
