import Papa from 'papaparse';
import { booking } from '../../testSupport/rows';
import { bookingsCsv } from './bookingsCsv';

const words = (key: string) => key;
const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace('\ufeff', ''), { header: true }).data;

test('each booking is a row, on the shop’s clock', () => {
  const [row] = rowsOf(bookingsCsv([booking({ notes: 'He said "now",\nthen left' })], words, 'en'));
  expect(row).toMatchObject({
    'table.reference': 'ABC-234',
    'table.date': '2026-11-23',
    'table.time': '09:00',
    'table.service': 'services.oil-change',
    'table.notes': 'He said "now",\nthen left',
    'table.received': 'Nov 20, 2026, 9:00 AM',
  });
});

test('a request has no date and no service, but the time that was wished for', () => {
  const request = booking({ status: 'requested', service: null, starts_at: null, bay: null });
  expect(rowsOf(bookingsCsv([request, booking()], words, 'en'))).toMatchObject([
    { 'table.wish': 'Nov 23, 2026, 9:00 AM' },
    { 'table.wish': '' },
  ]);
  expect(rowsOf(bookingsCsv([request], words, 'en'))[0]).toMatchObject({
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
])('the text %j runs as no formula', (name) => {
  const [row] = rowsOf(bookingsCsv([booking({ name, notes: name })], words, 'en'));
  expect(row?.['table.customer']).toMatch(/^'/);
  expect(row?.['table.notes']).toMatch(/^'/);
});

test.each(['Ask for Al, 2 + 2 tires', 'Front left\n= 30 psi', ''])(
  'the text %j stays as it was written',
  (notes) => {
    const [row] = rowsOf(bookingsCsv([booking({ notes })], words, 'en'));
    expect(row?.['table.notes']).toBe(notes);
  },
);

test('spreadsheets are told that it is UTF-8', () => {
  expect(bookingsCsv([], words, 'es').startsWith('\ufeff')).toBe(true);
});
