import type { TFunction } from 'i18next';
import Papa from 'papaparse';
import { booking } from '../../testSupport/rows';
import { bookingsCsv } from './bookingsCsv';

const words = {
  t: ((key: string) => key) as TFunction<'adminBookings'>,
  language: 'en' as const,
  serviceName: (id: string) => `name of ${id}`,
};
const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace('\ufeff', ''), { header: true }).data;

test('writes one row per booking, in the shop’s time zone', () => {
  const [row] = rowsOf(bookingsCsv([booking({ notes: 'He said "now",\nthen left' })], words));
  expect(row).toMatchObject({
    'table.reference': 'ABC-234',
    'table.date': '2026-11-23',
    'table.time': '09:00',
    'table.service': 'name of oil-change',
    'table.notes': 'He said "now",\nthen left',
    'table.received': 'Nov 20, 2026, 9:00 AM',
  });
});

test('writes a phone number as it is read, without an apostrophe', () => {
  const [row] = rowsOf(bookingsCsv([booking({ phone: '+17705550142' })], words));
  expect(row).toMatchObject({ 'table.phone': '(770) 555-0142' });
});

test('a request has the requested time, but no date and no service', () => {
  const request = booking({ status: 'requested', service: null, starts_at: null, bay: null });
  expect(rowsOf(bookingsCsv([request, booking()], words))).toMatchObject([
    { 'table.requestedTime': 'Nov 23, 2026, 9:00 AM' },
    { 'table.requestedTime': '' },
  ]);
  expect(rowsOf(bookingsCsv([request], words))[0]).toMatchObject({
    'table.date': '',
    'table.time': '',
    'table.bay': '',
    'table.service': '',
  });
});

test.each([
  '=HYPERLINK("http://evil.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
  '=1+1\n@SUM(A1)',
  '-1\r\n=1',
])('escapes %j so that it is not evaluated as a formula', (name) => {
  const [row] = rowsOf(bookingsCsv([booking({ name, notes: name })], words));
  expect(row?.['table.customer']).toMatch(/^'/);
  expect(row?.['table.notes']).toMatch(/^'/);
});

test.each(['Ask for Al, 2 + 2 tires', 'Front left\n= 30 psi', ''])(
  'leaves %j unchanged',
  (notes) => {
    const [row] = rowsOf(bookingsCsv([booking({ notes })], words));
    expect(row?.['table.notes']).toBe(notes);
  },
);

test('starts with a byte order mark', () => {
  expect(bookingsCsv([], { ...words, language: 'es' }).startsWith('\ufeff')).toBe(true);
});
