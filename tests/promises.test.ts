/** @jest-environment node */
import path from 'node:path';
import { textsOf } from '@shop/platform/build/TextsPlugin';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import type { PublishedEntry, PublishedLists } from '../shared-contract/src/publishedLists';
import { builtInTexts } from '../shared-data/src/messages/messageTexts';
import { tableRows, textOf } from './support/testTables';

interface Words {
  en: RegExp;
  es: RegExp;
  /** Whether they are looked for in texts of staff too. */
  ofStaff?: true;
}

/** The words by which a sentence that depends on a fact is found, in one language at least. */
const WORDS: Record<string, Words> = {
  mail: {
    en: /\b(an|by|one|no) e?mail\b(?! address)|\bemails? (you|to)\b|\bgets? (no|a) message|\bwe(’ll)? sen[dt]\b|\bsends? (you|a (text|link|test|message|confirmation))\b|\bon (its|their) way\b|\bgoe?s? out\b|\bis sent\b|(?<!message has )been sent\b/i,
    es: /\b(un|por) correo\b(?! electrónico)|\benviamos\b|\bmandamos un (correo|enlace)|en camino|\bfue enviado|\bse envía\b/i,
    ofStaff: true,
  },
  reminder: { en: /\bremind/i, es: /recordatorio|recordamos/i, ofStaff: true },
  'text message': {
    en: /\btext (message|me\b)|\band a text\b/i,
    es: /mensajes? de texto/i,
    ofStaff: true,
  },
  'roadside help': {
    en: /roadside|\btow\b|\b24 hours|day and night|come to you/i,
    es: /auxilio|grúa|\b24 horas|día y de noche|ir a donde/i,
  },
  warranty: { en: /warrant|guarant|services and parts/i, es: /garant/i },
  certificate: { en: /certif|\bASE\b|I-CAR/i, es: /certif/i },
  'opening year': { en: /(since|in) \{\{year\}\}/i, es: /(desde|en) \{\{year\}\}/i },
  price: {
    en: /\bprices?\b|\bpay\b|\bestimate\b|\bfree (of|ship)|, free$/i,
    es: /\bprecios?\b|\bpag(a|ar)\b|\bestimado\b|\bgratis\b|sin costo/i,
  },
  'time that work takes': {
    en: /same[ -]day|while you wait|two minutes|the day they|look at it first/i,
    es: /mismo día|mientras espera|dos minutos/i,
  },
  answer: {
    en: /\bcall you\b|\bwe (will )?(reply|answer)\b|\bhelp you (figure|right)|get back to you/i,
    es: /le llama(mos|remos)|contestamos|responderemos|le ayudamos/i,
  },
  erasure: { en: /\beras/i, es: /\bborra(mos|r sus)?\b|\bborr(en|ado)\b/i },
  booked: {
    en: /\b(is|are) (booked|confirmed|reserved)\b|been moved\b|\b(you|You)’re (still )?booked|tires aside/i,
    es: /está (reservad|agendad|confirmad)|apartamos/i,
  },
  saved: { en: /\b(un)?saved\b/i, es: /\bguard(ad[oa]s?|ó)\b/i, ofStaff: true },
  published: {
    en: /\bpublished\b|(is|are) on the site\b/i,
    es: /publicad|\bpublicó/i,
    ofStaff: true,
  },
  repetition: {
    en: /by (itself|themselves)|\btwice\b/i,
    es: /por sí sol|dos veces|\bsol[oa]s? en cuanto/i,
    ofStaff: true,
  },
};

/** What has such a word and promises nothing, by what it does. */
const NO_PROMISE: Record<string, readonly string[]> = {
  'names or labels something': [
    'admin:conflict.theirs',
    'admin:conflict.reload',
    'adminBookings:enter.earlier.open',
    'adminBookings:enter.texts',
    'adminBookings:sent.kept',
    'adminCancelMany:texts_one',
    'adminCancelMany:texts_other',
    'adminCard:history.consent',
    'adminCard:customer.channels.email',
    'adminCard:customer.channels.sms',
    'adminMessages:replyTo',
    'adminReleases:history',
    'adminSettings:messages.test.en',
    'adminSettings:messages.test.es',
    'adminSettings:names.sms',
    'adminSettings:promises.facts.textMessage.name',
    'booking:info.information.sameDay.title',
    'bookingManage:reminders.question',
    'bookingManage:reminders.end',
    'bookingManage:reminders.resume',
    'bookingManage:mails.title',
    'catalogue:none.ask',
    'catalogue:sort.price',
    'catalogue:sort.-price',
  ],
  'asks, or explains what to enter': [
    'admin:unsaved.text',
    'adminSettings:promises.description',
    'adminSettings:promises.facts.textMessage.text',
    'adminSettings:hours.problems.twice',
    'adminUsers:invite.link',
    'catalogue:filters.hint',
    'common:validation.priceLimit',
    'contact:hero.text',
    'seed:questions.2.title',
    'seed:questions.3.title',
  ],
  'says that nothing was done': [
    'admin:unanswered',
    'admin:unsaved.title',
    'admin:signedOut.text',
    'admin:codeNeeded.text',
    'admin:noRights.text',
    'admin:unsure.text',
    'admin:conflict.goneText',
    'adminBookings:enter.earlier.text',
    'adminLogin:provider.mayExist',
    'adminPictures:shownByNone',
    'adminProducts:bulk.refused',
    'adminProductImport:split',
    'adminProductImport:refusedText',
    'adminSettings:messages.test.unsaved',
    'booking:failure.title',
    'booking:failure.unanswered',
    'booking:earlier.again',
    'common:errors.timedOut',
    'common:errors.sessionEnded',
    'common:errors.codeNeeded',
    'common:errors.conflict',
    'common:errors.invalid',
    'common:errors.busy',
    'common:errors.tooMuch',
  ],
  'speaks of something else': [
    'diagnostics:checker.text',
    'tools:override.refuse',
    'tools:override.dismiss',
    'privacy:meta.description',
    'seed:jobs.3.text',
    'seed:questions.4.text',
    'services:hero.text',
  ],
};

interface Sentence {
  key: string;
  en: string;
  facts: string;
}

const messages = Object.fromEntries(
  Object.entries(builtInTexts).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).flatMap(([id, { subject, body }]) => [
        [`${id}.subject`, subject],
        [`${id}.body`, body],
      ]),
    ),
  ]),
);

const { seedLists }: { seedLists: PublishedLists } = require(
  path.join(root, 'mf-storefront/src/testSupport/seedLists'),
);

/** What the lists of a new shop say, without the articles, which advise. */
const seedTexts = (language: 'en' | 'es') =>
  Object.fromEntries(
    Object.entries({ ...seedLists, articles: [] }).flatMap(([list, entries]) =>
      entries.flatMap((entry: PublishedEntry, i) =>
        (['title', 'detail', 'text', 'note'] as const).flatMap((field) => {
          const text = entry[field]?.[language];
          return text ? [[`${list}.${i + 1}.${field}`, text]] : [];
        }),
      ),
    ),
  );

/** The sentences of all locales, built-in messages and the lists of a new shop that have a word of a fact, with their facts. */
async function findSentences(): Promise<Sentence[]> {
  const declared = git(root, 'ls-files', 'shell', 'mf-*', 'shared-*')
    .filter((file) => file.endsWith('Locales.ts'))
    .map((file) => path.join(root, file));
  const seed = { en: seedTexts('en'), es: seedTexts('es') };
  const texts = { ...(await textsOf(declared, root)), messages, seed };
  return Object.entries(texts).flatMap(([namespace, { en: english = {}, es = {} }]) =>
    Object.entries(english).flatMap(([name, en]) => {
      const facts = Object.entries(WORDS)
        .filter(([, words]) => words.ofStaff || !namespace.startsWith('admin'))
        .filter(([, words]) => words.en.test(en) || words.es.test(es[name] ?? ''))
        .map(([fact]) => fact);
      // A single word is a label.
      const isSentence = facts.length > 0 && en.includes(' ');
      return isSentence ? [{ key: `${namespace}:${name}`, en, facts: facts.join(', ') }] : [];
    }),
  );
}

const exempt = Object.values(NO_PROMISE).flat();

test('each sentence that promises is listed with the facts on which it depends', async () => {
  const found = await findSentences();
  expect(found.length).toBeGreaterThan(exempt.length);
  const keys = found.map(({ key }) => key);
  expect(exempt.filter((key) => !keys.includes(key))).toEqual([]);
  const listed = tableRows('tests/promises.md', 3);
  const promises = found.filter(({ key }) => !exempt.includes(key));
  expect(listed).toEqual(promises.map(({ key, facts, en }) => [key, facts, en]));
});

test('each fact says when it holds', () => {
  const facts = textOf('tests/promises.md').match(/(?<=^- \*\*).+(?=\*\*: .+\.$)/gm);
  expect(facts).toEqual(Object.keys(WORDS));
});
