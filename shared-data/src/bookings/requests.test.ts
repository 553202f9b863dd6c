import { bookAppointment, bookingRequestSchema } from './requests';

const request = {
  service: 'oil-change' as const,
  further: ['tire-rotation'],
  waits: false,
  tires: [],
  smsConsent: false,
  prices: null,
  date: '2026-11-24',
  slot: '09:00',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(770) 555-0101',
  vehicle: '2020 Honda Civic',
  notes: '',
  language: 'es' as const,
  key: '5f6f2f5e-7a3b-4c7d-9b0a-0a6d3c1e2f4b',
  website: '',
};

test('accepts a request without service, date and time', () => {
  const open = { ...request, service: null, further: [], date: null, slot: null };
  expect(bookingRequestSchema.parse(open)).toEqual(open);
});

test.each([
  ['service', 'Car Wash'],
  ['further', ['Car Wash']],
  ['date', '24/11/2026'],
  ['date', '2026-02-31'],
  ['slot', 'noon'],
  ['key', '1'],
  ['language', 'fr'],
])('rejects a %s of %s without a request to the server', async (field, value) => {
  const wrong = { ...request, [field]: value } as typeof request;
  await expect(bookAppointment(wrong)).rejects.toMatchObject({ kind: 'invalid' });
});
