import { builtInShop, provideShop, resetShop, type Shop } from '@shop/shared-contract';
import { screen } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import contactPage from './page';

afterEach(resetShop);

/** Renders the page for the given hours and returns the FAQ's answer and the card's lines. */
async function renderHours(hours: Partial<Shop['hours']>, language: 'en' | 'es') {
  provideShop({ hours: { ...builtInShop.hours, ...hours } });
  await openPage(contactPage, { language });
  const card = screen.getByRole('heading', { level: 3, name: /^(Hours|Horario)$/ }).parentElement;
  const question = screen.getByText(/^(What are your hours\?|¿Cuál es su horario\?)$/);
  const answer = question.closest('details')?.querySelector('p')?.textContent;
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((each) => each['@type'] === 'FAQPage');
  expect(data.mainEntity[0].acceptedAnswer.text).toBe(answer);
  return {
    card: card?.textContent?.replace(/^(Hours|Horario)/, ''),
    // Cuts off the sentence about leaving the key.
    answer: answer?.replace(/ (Cars can|Puede dejar).*/, '').replace(/([ap])\.\s?m\./g, '$1.m.'),
  };
}

test.each([
  [{}, 'We are open Monday to Friday 8am-8pm and Saturday 9am-5pm. We are closed on Sundays.'],
  [
    { sunday: '10:00-14:00' },
    'We are open Monday to Friday 8am-8pm, Saturday 9am-5pm and Sunday 10am-2pm.',
  ],
  [
    { saturday: '' },
    'We are open Monday to Friday 8am-8pm. We are closed on Saturdays and on Sundays.',
  ],
  [{ weekdays: '', saturday: '' }, 'We are closed Monday to Friday, on Saturdays and on Sundays.'],
])('the answer about the hours matches the settings %j', async (hours, sentence) => {
  expect((await renderHours(hours, 'en')).answer).toBe(sentence);
});

test.each([
  [
    {},
    'Abrimos de 8 a.m. a 8 p.m. de lunes a viernes y de 9 a.m. a 5 p.m. los sábados. Cerramos los domingos.',
  ],
  [
    { sunday: '10:00-14:00' },
    'Abrimos de 8 a.m. a 8 p.m. de lunes a viernes, de 9 a.m. a 5 p.m. los sábados y de 10 a.m. a 2 p.m. los domingos.',
  ],
  [
    { saturday: '' },
    'Abrimos de 8 a.m. a 8 p.m. de lunes a viernes. Cerramos los sábados y los domingos.',
  ],
])('the Spanish answer matches the settings %j', async (hours, sentence) => {
  expect((await renderHours(hours, 'es')).answer).toBe(sentence);
});

test.each([
  ['en', { saturday: '' }, 'Mon-Fri 8am-8pmClosed on SaturdaysClosed on Sundays'],
  ['en', { sunday: '10:00-14:00' }, 'Mon-Fri 8am-8pmSat 9am-5pmSun 10am-2pm'],
  [
    'es',
    { weekdays: '', saturday: '' },
    'Cerrado de lunes a viernesCerrado los sábadosCerrado los domingos',
  ],
] as const)(
  'the card of the hours matches the settings (%s, %j)',
  async (language, hours, lines) => {
    expect((await renderHours(hours, language)).card).toBe(lines);
  },
);
