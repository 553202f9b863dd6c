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

// Of a day without a time.
const instant = (day: string) => `${day}T12:00:00Z`;

function feed(
  { name = builtInShop.name, articles = [] }: Partial<Shop>,
  origin: string,
  language: Language,
) {
  const addressOf = (path: string) => xml(origin + pathIn(language, path));
  const text = (each: PublishedText | undefined) => each?.[language] ?? each?.en ?? '';
  const newest =
    articles
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '2000-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', name),
    `<id>${addressOf(paths.blog())}</id>`,
    `<link href="${addressOf(paths.blog())}"/>`,
    `<link rel="self" href="${xml(origin + paths.blogFeed(language))}"/>`,
    element('updated', instant(newest)),
    ...articles.flatMap(({ slug, title, detail, author, day }) => [
      '<entry>',
      element('title', text(title)),
      `<id>${addressOf(paths.article(slug))}</id>`,
      `<link href="${addressOf(paths.article(slug))}"/>`,
      element('updated', instant(day)),
      `<author>${element('name', author || name)}</author>`,
      element('summary', text(detail)),
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

/** Returns an Atom feed of the articles in each language, by the name of its file. */
export const articleFeeds = (shop: Partial<Shop>, origin: string): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [paths.blogFeed(language).slice(1), feed(shop, origin, language)]),
  );
