import { provideShop, resetShop } from '@shop/shared-contract';
import { screen } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import contactPage from './page';

beforeEach(() => provideShop(seedLists));
afterEach(resetShop);

const spansOf = (hours: string) => (hours ? [hours] : []);

/** Publishes opening hours of Monday to Friday, Saturday and Sunday; empty: closed. */
const publishHours = ({ weekdays = '08:00-20:00', saturday = '09:00-17:00', sunday = '' }) =>
  provideShop({
    openingHours: [
      { first: 1, last: 5, spans: spansOf(weekdays) },
      { first: 6, last: 6, spans: spansOf(saturday) },
      { first: 7, last: 7, spans: spansOf(sunday) },
    ],
  });

/** Renders the page and returns the FAQ's answer and the card's lines. */
async function renderHours(language: 'en' | 'es') {
  await openPage(contactPage, { language });
  const card = screen.getByRole('heading', { level: 3, name: /^(Hours|Horario)$/ }).parentElement;
  const question = screen.getByText(/^(What are your hours\?|¿Cuál es su horario\?)$/);
  const answer = question.closest('details')?.querySelector('p')?.textContent;
  return {
    card: card?.textContent?.replace(/^(Hours|Horario)/, ''),
    // Cuts off the sentence about leaving the key.
    answer: answer
      ?.replace(/ (You can drop|Puede dejar).*/, '')
      .replace(/([ap])\.\s?m\./g, '$1.m.'),
  };
}

test.each([
  [{}, 'We are open Monday to Friday 8am-8pm and Saturdays 9am-5pm. We are closed on Sundays.'],
  [
    { sunday: '10:00-14:00' },
    'We are open Monday to Friday 8am-8pm, Saturdays 9am-5pm and Sundays 10am-2pm.',
  ],
  [
    { saturday: '' },
    'We are open Monday to Friday 8am-8pm. We are closed on Saturdays and on Sundays.',
  ],
  [{ weekdays: '', saturday: '' }, 'We are closed Monday to Friday, on Saturdays and on Sundays.'],
])('the answer about the hours matches the opening hours %j', async (hours, sentence) => {
  publishHours(hours);
  expect((await renderHours('en')).answer).toBe(sentence);
});

test.each([
  [
    {},
    'Abrimos de 8:00 a.m. a 8:00 p.m. de lunes a viernes y de 9:00 a.m. a 5:00 p.m. los sábados. Cerramos los domingos.',
  ],
  [
    { sunday: '10:00-14:00' },
    'Abrimos de 8:00 a.m. a 8:00 p.m. de lunes a viernes, de 9:00 a.m. a 5:00 p.m. los sábados y de 10:00 a.m. a 2:00 p.m. los domingos.',
  ],
  [
    { saturday: '' },
    'Abrimos de 8:00 a.m. a 8:00 p.m. de lunes a viernes. Cerramos los sábados y los domingos.',
  ],
])('the Spanish answer matches the opening hours %j', async (hours, sentence) => {
  publishHours(hours);
  expect((await renderHours('es')).answer).toBe(sentence);
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
  'the card of the hours matches the opening hours (%s, %j)',
  async (language, hours, lines) => {
    publishHours(hours);
    expect((await renderHours(language)).card).toBe(lines);
  },
);

const lunchBreak = ['08:00-12:00', '13:00-20:00'];
const saturday = { first: 6, last: 6, spans: ['09:00-17:00'] };

test.each([
  [
    'en',
    'Mon-Wed 8am-12pm, 1pm-8pmThu-Fri 8am-8pmSat 9am-5pmClosed on Sundays',
    'We are open Monday to Wednesday 8am-12pm and 1pm-8pm, Thursday to Friday 8am-8pm and Saturdays 9am-5pm. We are closed on Sundays.',
  ],
  [
    'es',
    'Lun-Mié 8:00 a.m. a 12:00 p.m., 1:00 p.m. a 8:00 p.m.Jue-Vie 8:00 a.m. a 8:00 p.m.Sáb 9:00 a.m. a 5:00 p.m.Cerrado los domingos',
    'Abrimos de 8:00 a.m. a 12:00 p.m. y de 1:00 p.m. a 8:00 p.m. de lunes a miércoles, de 8:00 a.m. a 8:00 p.m. de jueves a viernes y de 9:00 a.m. a 5:00 p.m. los sábados. Cerramos los domingos.',
  ],
] as const)('card and answer show a break (%s)', async (language, lines, sentence) => {
  provideShop({
    openingHours: [
      { first: 1, last: 3, spans: lunchBreak },
      { first: 4, last: 5, spans: ['08:00-20:00'] },
      saturday,
      { first: 7, last: 7, spans: [] },
    ],
  });
  const { card, answer } = await renderHours(language);
  expect(card).toBe(lines);
  expect(answer).toBe(sentence);
});

describe('days with other hours', () => {
  const reason = { en: 'Thanksgiving', es: 'Día de Acción de Gracias' };
  const specialDays = [
    { first: '2026-11-20', last: '2026-11-20', spans: [], reason: { en: '', es: '' } },
    { first: '2026-11-26', last: '2026-11-27', spans: [], reason },
    { first: '2026-12-24', last: '2026-12-24', spans: ['08:00-12:00'], reason: { en: '', es: '' } },
  ];
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), advanceTimers: true });
    provideShop({ specialDays });
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    [
      'en',
      [
        'Thursday, November 26, 2026 – Friday, November 27, 2026: closed (Thanksgiving)',
        'Thursday, December 24, 2026: 8am-12pm',
      ],
    ],
    [
      'es',
      [
        'jueves, 26 de noviembre de 2026 – viernes, 27 de noviembre de 2026: cerrado (Día de Acción de Gracias)',
        'jueves, 24 de diciembre de 2026: 8:00 a.m. a 12:00 p.m.',
      ],
    ],
  ] as const)('the card lists those that are not over (%s)', async (language, lines) => {
    await renderHours(language);
    const list = screen
      .getByRole('heading', {
        level: 4,
        name: /^(Holidays and special hours|Días festivos y horarios especiales)$/,
      })
      .parentElement?.querySelectorAll('li');
    expect([...(list ?? [])].map(({ textContent }) => textContent)).toEqual(lines);
  });
});
