import { provideContent, provideShop, resetShop, type Shop } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { cleanup } from '@testing-library/react';
import { seedLists } from '../../mf-storefront/src/testSupport/seedLists';
import { seedProducts } from '../../mf-storefront/src/testSupport/seedProducts';
import { Footer } from '../../shell/src/layout/Footer';
import { tableRows } from '../support/testTables';
import { openVisit, prepareVisits, visitorLocales, visits } from './support/visitorPages';

// Law 21: a sentence that promises is shown only while its fact holds. Each page of visitors is rendered without each
// fact that is stored; none of the sentences that tests/promises.md marks with it may be there.

const off: Record<string, Partial<Shop>> = {
  // The worker of both sends neither. What is kept of messages, the page about privacy says while one of them goes out.
  mail: { sendsMail: false, sendsSms: false },
  reminder: { sendsMail: false },
  'text message': { sendsSms: false },
  'roadside help': { roadsideHelp: false },
  warranty: { givesWarranty: false },
  // What a member of the team has, staff write with the member.
  certificate: { certifications: [], team: [] },
  'opening year': { founded: 0 },
};

const everything: Partial<Shop> = {
  ...seedLists,
  ...{ sendsMail: true, sendsSms: true, roadsideHelp: true, givesWarranty: true, founded: 2010 },
};

prepareVisits();
beforeEach(() => provideContent({ products: async () => seedProducts }));

/** What a person, a search engine or a messenger reads on a page. */
function read(): string {
  const attributes = [...document.querySelectorAll('[content], [alt], [aria-label], [title]')]
    .flatMap((each) =>
      ['content', 'alt', 'aria-label', 'title'].map((name) => each.getAttribute(name)),
    )
    .filter(Boolean);
  return [document.title, document.documentElement.textContent, ...attributes].join('\n');
}

/** What pages show, in a language. */
async function readPages(shop: Partial<Shop>, language: Language, pages: typeof visits) {
  resetShop();
  provideShop({ ...everything, ...shop });
  const texts: string[] = [];
  for (const visit of pages) {
    await openVisit(visit, language, <Footer links={[]} />);
    texts.push(read());
    cleanup();
    document.head.innerHTML = '';
  }
  return texts;
}

const flatten = (dictionary: object, path = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [[path + name, entry]] : flatten(entry, `${path}${name}.`),
  );

/** Matches a text with what fills its placeholders, a few words each, without its tags. */
const pattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\{.*?\}\}|<[^>]*>/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{0,60}?'),
  );

/** The sentences that are marked with a fact, by key, in a language. */
async function sentencesOf(fact: string, language: Language) {
  const dictionaries = new Map(
    await Promise.all(
      visitorLocales.map(
        async ({ namespace, load }) =>
          [namespace, new Map(flatten(await load[language]()))] as const,
      ),
    ),
  );
  return tableRows('tests/promises.md', 3).flatMap(([key = '', facts = '']) => {
    const [namespace = '', name = ''] = key.split(':');
    const text = dictionaries.get(namespace)?.get(name);
    return text && facts.split(', ').includes(fact) ? [{ key, pattern: pattern(text) }] : [];
  });
}

describe.each(['en', 'es'] as const)('in the language %s', (language) => {
  let complete: string[] | undefined;

  test.each(Object.keys(off))('a shop without %s promises none of it on any page', async (fact) => {
    const sentences = await sentencesOf(fact, language);
    const shown = (text: string) =>
      sentences.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
    complete ??= await readPages({}, language, visits);
    const promising = visits.filter((_, i) => shown(complete?.[i] ?? '').length > 0);
    expect(promising).not.toEqual([]);
    const without = await readPages(off[fact] ?? {}, language, promising);
    expect(without.flatMap(shown)).toEqual([]);
  });
});
