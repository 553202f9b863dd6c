import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import type { PublishedEntry, PublishedLists } from '../../shared-contract/src/publishedLists';
import { builtInTexts } from '../../shared-data/src/messages/messageTexts';

/** One text that people read, and where it can be changed. */
export interface ShopText {
  file: string;
  key: string;
  language: 'en' | 'es';
  text: string;
}

const LANGUAGES = ['en', 'es'] as const;

type Keyed = readonly [key: string, text: string];

const flatten = (dictionary: object, before = ''): Keyed[] =>
  Object.entries(dictionary).flatMap(([name, entry]) =>
    typeof entry === 'string'
      ? [[before + name, entry] as const]
      : flatten(entry, `${before}${name}.`),
  );

const textsIn = (file: string, language: ShopText['language'], keyed: readonly Keyed[]) =>
  keyed.map(([key, text]): ShopText => ({ file, key, language, text }));

/** The dictionaries of the apps. A dictionary that contains others is read with them. */
const dictionaries = () =>
  git(root, 'ls-files', 'shell', 'mf-*', 'shared-i18n').flatMap((file) => {
    const language = LANGUAGES.find((each) => file.endsWith(`/${each}.ts`));
    if (!language || !file.includes('/locales/')) return [];
    const exported = require(path.join(root, file)) as Record<string, object>;
    return textsIn(file, language, flatten(exported[language] ?? {}));
  });

const messages = () =>
  LANGUAGES.flatMap((language) =>
    textsIn('shared-data/src/messages/messageTexts.ts', language, flatten(builtInTexts[language])),
  );

/** Texts of mails and text messages that staff do not edit: `const en` and, behind it, `const es`. */
const letters = () =>
  [
    'backend/letters/accountLetter.ts',
    'backend/letters/locales.ts',
    'backend/sms/renderSms.ts',
  ].flatMap((file) => {
    const [, english = '', spanish = ''] = readFileSync(path.join(root, file), 'utf8').split(
      /^const e[ns]\b/m,
    );
    const keyed = (source: string) =>
      [...source.matchAll(/(\w+): '([^']+)'/g)].map(
        ([, key = '', text = '']): Keyed => [key, text],
      );
    const [ending] = spanish.split(/^};/m);
    return [...textsIn(file, 'en', keyed(english)), ...textsIn(file, 'es', keyed(ending ?? ''))];
  });

const SUBJECTS = ['ready', 'here', 'late', 'coming', 'requested', 'moved', 'impossible'];
const FACTS = { name: 'Rosa', vehicle: '2015 Honda Civic', amount: '$1.00', shop: 'Tara Tire' };
const TIMES = {
  en: { when: 'Tuesday, March 3 at 1:00 PM', until: '8:00 PM' },
  es: { when: 'martes, 3 de marzo, a la 1:00 p.m.', until: 'las 8:00 p.m.' },
};

type CustomerText = (subject: string, language: ShopText['language'], facts: object) => string;

/** What staff write to a customer themselves, as it is suggested to them. */
const suggestions = () => {
  const file = 'mf-admin/src/desk/contact/customerTexts.ts';
  const { customerText }: { customerText: CustomerText } = require(path.join(root, file));
  return LANGUAGES.flatMap((language) =>
    textsIn(
      file,
      language,
      SUBJECTS.map((subject): Keyed => {
        const facts = { ...FACTS, ...TIMES[language], phone: '(770) 555-0123' };
        return [subject, customerText(subject, language, facts)];
      }),
    ),
  );
};

/** The lists of a new shop, without the articles. */
const lists = () => {
  const { seedLists }: { seedLists: PublishedLists } = require(
    path.join(root, 'mf-storefront/src/testSupport/seedLists'),
  );
  return Object.entries({ ...seedLists, articles: [] }).flatMap(([list, entries]) =>
    entries.flatMap((entry: PublishedEntry, i) =>
      (['title', 'detail', 'text', 'note'] as const).flatMap((field) =>
        LANGUAGES.flatMap((language) => {
          const text = entry[field]?.[language];
          return text
            ? textsIn('supabase/seed.sql', language, [[`${list}.${i + 1}.${field}`, text]])
            : [];
        }),
      ),
    ),
  );
};

const articles = () =>
  git(root, 'ls-files', 'supabase/samples/articles').flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const language = file.endsWith('.es.md') ? 'es' : 'en';
    return textsIn(
      file,
      language,
      lines.map((line, i): Keyed => [`line ${i + 1}`, line]),
    );
  });

/** Name, English and Spanish description of the sample products. */
const PRODUCT = /\((\d+), '[^']*', '(?<en>[^']*)',\s*'(?<es>[^']*)',/g;

const products = () => {
  const file = 'supabase/samples/products.sql';
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(PRODUCT)].flatMap(
    ({ 1: number = '', groups = {} }) =>
      LANGUAGES.flatMap((language) => textsIn(file, language, [[number, groups[language] ?? '']])),
  );
};

/** What customers of the sample day wrote: with a booking, or a message. */
const SAMPLE_NOTE =
  /'(?<language>en|es)', '(?<name>[^']*)', '\(\d{3}\)(?:[^']*', '){3}(?<text>[^']+)'/g;
const SAMPLE_MESSAGE =
  /'(?<language>en|es)', interval '[^']*', '(?<name>[^']*)', '(?<subject>[^']*)',\s*'(?<text>[^']*)'/g;

const sampleDay = () => {
  const file = 'supabase/sample_day.sql';
  const source = readFileSync(path.join(root, file), 'utf8');
  return [SAMPLE_NOTE, SAMPLE_MESSAGE].flatMap((written) =>
    [...source.matchAll(written)].flatMap(({ groups = {} }) => {
      const language = LANGUAGES.find((each) => each === groups['language']) ?? 'en';
      const texts = [groups['subject'], groups['text']].filter((text) => text !== undefined);
      return textsIn(
        file,
        language,
        texts.map((text): Keyed => [groups['name'] ?? '', text]),
      );
    }),
  );
};

/** Every text of the site, its mails and what a new shop starts with. */
export const shopTexts = (): ShopText[] => [
  ...dictionaries(),
  ...messages(),
  ...letters(),
  ...suggestions(),
  ...lists(),
  ...articles(),
  ...products(),
  ...sampleDay(),
];
