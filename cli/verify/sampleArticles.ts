import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { type GeneratedFile, generatedBy } from './generatedFile';

const FOLDER = 'supabase/samples/articles';
const FILE = /^(?<slug>[a-z0-9-]+)\.en\.md$/;
const FRONT_MATTER = /^---\n(?<head>(?:[a-z]+: .+\n)+)---\n\n(?<text>.+)\n$/s;

const translated = ['title', 'category', 'summary'] as const;
const common = ['author', 'day', 'picture', 'service'] as const;
const optional: readonly string[] = ['service'];

/** @throws when a field is missing or unknown */
function parseArticle(file: string, source: string, names: readonly string[]) {
  const { head = '', text = '' } = FRONT_MATTER.exec(source)?.groups ?? {};
  const lines = head.split('\n').filter(Boolean);
  const fields = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const missing = names.filter((name) => !fields.has(name) && !optional.includes(name));
  const unknown = [...fields.keys()].filter((name) => !names.includes(name));
  if (missing.length || unknown.length) {
    throw new Error(
      `${file} lacks ${missing.join(', ') || 'nothing'}, and has unknown ${unknown.join(', ') || 'nothing'}.`,
    );
  }
  return (name: string) => (name === 'text' ? text : (fields.get(name) ?? ''));
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const COLUMNS = `id, list, position, slug, service, author, day, picture, written_at, updated_at,
  title, title_es, note, note_es, detail, detail_es, text, text_es`;

/**
 * @param sources the Markdown files of the articles by their names, `slug.en.md` and `slug.es.md`
 * @returns the statement that inserts them, the newest first in the list
 * @throws when a language, a field or the text of an article is missing, or a field is unknown
 */
export function sampleArticlesSql(sources: Readonly<Record<string, string>>): string {
  const articles = Object.keys(sources).flatMap((file) => {
    const slug = FILE.exec(file)?.groups?.['slug'];
    if (!slug) return [];
    const spanishFile = `${slug}.es.md`;
    const english = parseArticle(file, sources[file] ?? '', [...translated, ...common]);
    const spanish = parseArticle(spanishFile, sources[spanishFile] ?? '', translated);
    return [{ slug, english, spanish }];
  });
  articles.sort((one, other) => other.english('day').localeCompare(one.english('day')));
  const rows = articles.map(({ slug, english, spanish }, index) => {
    const texts = [...translated, 'text'].flatMap((name) => [english(name), spanish(name)]);
    const facts = [slug, english('service'), english('author'), english('day'), english('picture')];
    const id = `md5(${literal(`articles ${slug}`)})::uuid`;
    return `  (${id}, 'articles', ${index + 1}, ${facts.map(literal).join(', ')}, ${literal(`${english('day')} 12:00:00Z`)}, '2020-01-01 00:00:00Z',
  ${texts.map(literal).join(',\n  ')})`;
  });
  return `insert into public.list_entries (${COLUMNS}) values
${rows.join(',\n')}
on conflict (id) do nothing;
`;
}

/** The sample articles as rows, from one Markdown file for each language. */
export async function generateSampleArticles(): Promise<GeneratedFile[]> {
  const folder = path.join(root, FOLDER);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const sources = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const),
  );
  const sql = sampleArticlesSql(Object.fromEntries(sources));
  return [
    {
      file: 'supabase/samples/articles.sql',
      text: `-- ${generatedBy(FOLDER)}
-- Until staff change a row, its updated_at says that it is a sample (backend/goLive/samplesStep.ts).

${sql}`,
    },
  ];
}
