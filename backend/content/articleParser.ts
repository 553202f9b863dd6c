import { runInNewContext } from 'node:vm';
import type { FailedRow } from '@shop/platform/publish/publish';
import type { RichText } from '../../shared-contract/src/publishedLists';
import type { EntryRow } from '../../shared-data/src/content/listsFromRows';
import { richText } from '../../shared-data/src/content/richText';
import { rowFailures } from '../../shared-data/src/content/rowFailures';

/** What the database accepts takes a tenth of it. */
const LONGEST_MS = 5_000;

/** Only a context of Node.js can end a computation. */
const parseInTime = (markdown: string, timeout: number): RichText =>
  runInNewContext('parse()', { parse: () => richText(markdown) }, { timeout });

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return rowFailures.slowText;
  if (error instanceof RangeError) return rowFailures.deepText;
  return message;
}

/** Parses each text of an article once, as long as it stays the same. */
export function createArticleParser(longestMs = LONGEST_MS) {
  let texts = new Map<string, { parsed: RichText; failure: string }>();

  function read(markdown: string) {
    try {
      return { parsed: parseInTime(markdown, longestMs), failure: '' };
    } catch (error) {
      return { parsed: [], failure: reasonOf(error) };
    }
  }

  return {
    /** Parses the texts of all articles. @returns the articles with one that cannot be parsed */
    parseAll(entries: readonly EntryRow[]): FailedRow[] {
      const earlier = texts;
      texts = new Map();
      const articles = entries.filter(({ list }) => list === 'articles');
      return articles.flatMap(({ id, title, title_es, text, text_es }) => {
        for (const each of [text, text_es]) texts.set(each, earlier.get(each) ?? read(each));
        const reason = texts.get(text)?.failure || texts.get(text_es)?.failure;
        return reason ? [{ table: 'list_entries', id, name: title || title_es, reason }] : [];
      });
    },
    parsed: (markdown: string): RichText => texts.get(markdown)?.parsed ?? [],
  };
}
