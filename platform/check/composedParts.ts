import { existsSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { LANGUAGES } from '../../shared-site/languages';
import { addressOf, type SitePage } from '../compose/composedPages';
import { htmlFile, readLedger } from '../site/composeLedger';
import { undeclaredWidgets, untranslatedParts } from './partProblems';
import { type SeenPart, seenParts } from './seenParts';

interface Found {
  problems: string[];
  warnings: string[];
}

function partsOf(draft: string, page: SitePage): SeenPart[] {
  const file = htmlFile(draft, addressOf(page));
  return existsSync(file) ? seenParts(JSDOM.fragment(readFileSync(file, 'utf8'))) : [];
}

/** Compares the parts of released remotes in composed pages with what their `remote.json` says of them. */
export function checkParts(
  draft: string,
  pages: readonly SitePage[],
  released: readonly string[],
): Found {
  const ledger = readLedger(draft);
  const parts = new Map(pages.map((page) => [addressOf(page), partsOf(draft, page)]));
  const problems = pages.flatMap((page) =>
    undeclaredWidgets(parts.get(addressOf(page)) ?? [], page.site.remotes, released).map(
      (problem) => `${addressOf(page)} ${problem}`,
    ),
  );
  const warnings: string[] = [];
  const [first, ...others] = LANGUAGES;
  for (const page of pages.filter(({ language }) => language === first)) {
    for (const language of others) {
      const [address, other] = [addressOf(page), addressOf({ ...page, language })];
      const same = untranslatedParts([parts.get(address) ?? [], parts.get(other) ?? []], released);
      for (const { remote, module } of same) {
        const part = `${remote} ${module}`;
        if (ledger[address]?.unreadLocales?.includes(part)) {
          problems.push(
            `${address} shows none of the translations of ${part}, whose code runs another copy of i18next or react-i18next than the shell’s`,
          );
          continue;
        }
        const { language: only } =
          page.site.remotes.find(({ name }) => name === remote)?.live ?? {};
        if (only) continue;
        warnings.push(
          `${other} shows the same text as ${address} in ${part}; a remote of one language names it as "language" in remote.json`,
        );
      }
    }
  }
  return { problems, warnings };
}
