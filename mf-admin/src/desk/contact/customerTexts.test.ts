import { customerText, mailLink, type Subject, subjectOf } from './customerTexts';

const facts = {
  ...{ name: 'Rosa', vehicle: '2015 Honda Civic', when: 'Tuesday, March 3 at 1:00 PM' },
  ...{ amount: '$93.20', until: '8:00 PM', shop: 'Tara Tire', phone: '(770) 555-0123' },
};
const spanish = { ...facts, when: 'martes, 3 de marzo, a la 1:00 p.m.', until: 'las 8:00 p.m.' };

test('a car that is ready: what it comes to, and until when the shop is open, in the customer’s language', () => {
  expect(customerText('ready', 'en', facts)).toBe(
    'Hello Rosa, your 2015 Honda Civic is ready. The estimated total is $93.20. We are open until 8:00 PM today. Tara Tire',
  );
  expect(customerText('ready', 'es', spanish)).toBe(
    'Hola, Rosa: su carro (2015 Honda Civic) ya está listo. El total estimado es de $93.20. Hoy estamos abiertos hasta las 8:00 p.m. Tara Tire',
  );
});

test('nothing stands around a fact that is not known', () => {
  const unknown = { ...facts, name: '', vehicle: '', amount: '', until: '' };
  expect(customerText('ready', 'en', unknown)).toBe('Hello, your car is ready. Tara Tire');
  expect(customerText('ready', 'es', unknown)).toBe('Hola: su carro ya está listo. Tara Tire');
});

test.each([
  ['moved', 'es', 'Ahora es el martes, 3 de marzo, a la 1:00 p.m. Si no le queda bien'],
  ['moved', 'en', 'It is now on Tuesday, March 3 at 1:00 PM. If that doesn’t work for you'],
  ['impossible', 'es', 'su cita del martes, 3 de marzo, a la 1:00 p.m. no se puede hacer'],
  ['late', 'en', 'we expected you on Tuesday, March 3 at 1:00 PM. Are you on your way?'],
] as const)('%s in %s names the time, with one period after it', (subject, language, part) => {
  expect(customerText(subject, language, language === 'es' ? spanish : facts)).toContain(part);
});

const NOW = Date.parse('2026-03-03T18:00:00Z');
const visit = { status: 'confirmed', stage: null, starts_at: '2026-03-03T19:00:00Z' } as const;
test.each<[string, Parameters<typeof subjectOf>[0], Parameters<typeof subjectOf>[1], Subject]>([
  ['to come', visit, null, 'coming'],
  ['not there at its time', { ...visit, starts_at: '2026-03-03T18:00:00Z' }, null, 'late'],
  ['arrived', { ...visit, stage: 'arrived' }, null, 'here'],
  ['ready', { ...visit, stage: 'ready' }, 'moved', 'ready'],
  ['with a new time', visit, 'moved', 'moved'],
  ['in a held bay', visit, 'bay_held', 'impossible'],
  ['a request', { ...visit, status: 'requested', starts_at: null }, null, 'requested'],
  ['over', { ...visit, status: 'completed' }, null, 'other'],
])('a message about a visit that is %s', (_, booking, reason, subject) => {
  expect(subjectOf(booking, reason, NOW)).toBe(subject);
});

test('a mail has its subject and its lines', () => {
  expect(mailLink('rosa+1@example.com', 'A & B', 'one\ntwo')).toBe(
    'mailto:rosa%2B1@example.com?subject=A%20%26%20B&body=one%0D%0Atwo',
  );
});
