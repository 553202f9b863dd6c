import ical from 'ical.js';
import { type CalendarMethod, calendarFile } from './calendarFile';

const base = {
  reference: 'K7Q-M2X',
  title: 'Alineación, balanceo; y más – Tara Tire & Auto',
  location: '7671 Tara Blvd Suite B, Jonesboro, GA 30236',
  description: 'Referencia: K7Q-M2X\nTeléfono: (770) 555-0123',
  url: 'https://shop.example/booking/cancel#0123456789abcdef0123456789abcdef',
  sequence: 86_400,
};

function parsed(instant: string, minutes: number) {
  const start = new Date(instant);
  const end = new Date(start.getTime() + minutes * 60_000);
  const text = calendarFile({ ...base, start, end }, new Date('2026-11-21T12:00:00Z'));
  const calendar = new ical.Component(ical.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { text, component, event: new ical.Event(component) };
}

test.each([
  ['2026-10-30T13:00:00.000Z', 45],
  ['2026-11-02T14:00:00.000Z', 45],
  ['2027-03-12T21:00:00.000Z', 120],
])('an appointment at %s of %i minutes begins and ends then', (instant, minutes) => {
  const { event } = parsed(instant, minutes);
  expect(event.startDate.toJSDate().toISOString()).toBe(instant);
  expect(event.duration.toSeconds()).toBe(minutes * 60);
  // An instant, not a local time, which each calendar would read in its own time zone.
  expect(event.startDate.zone.tzid).toBe('UTC');
});

test('contains the title, place and manage link, with special characters', () => {
  const { event, component } = parsed('2026-11-23T15:00:00Z', 60);
  expect(event.summary).toBe(base.title);
  expect(event.location).toBe(base.location);
  expect(event.description).toBe(base.description);
  expect(event.uid).toBe('K7Q-M2X@shop.example');
  expect(component.getFirstPropertyValue('url')).toBe(base.url);
});

test('has the sequence number of the version, so that a later one replaces an entry', () => {
  const { component } = parsed('2026-11-23T15:00:00Z', 60);
  expect(component.getFirstPropertyValue('sequence')).toBe(base.sequence);
});

test('sets a reminder on the day before', () => {
  const { component } = parsed('2026-11-23T15:00:00Z', 60);
  const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  expect(String(trigger)).toBe('-P1D');
});

const times = { start: new Date('2026-11-23T15:00:00Z'), end: new Date('2026-11-23T16:00:00Z') };
const shop = { name: 'Llantera Peña’s "Uno"; frenos, S.A.: sí', email: 'hola@shop.example' };
const longWords = 'Alineación y balanceo – ñandú, “llantas” 😀😀😀😀😀😀😀😀😀😀😀😀; '.repeat(4);

const mailed = (method: CalendarMethod) =>
  calendarFile(
    { ...base, ...times, title: longWords, mailed: { method, organizer: shop } },
    new Date('2026-11-21T12:00:00Z'),
  );

test.each(['PUBLISH', 'CANCEL'] as const)(
  'a mailed file with the method %s has lines of at most 75 octets, each with its ending',
  (method) => {
    const text = mailed(method);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  },
);

const organizerOf = 'Llantera Peña’s  Uno  frenos, S.A.  sí';

test.each([
  ['PUBLISH', 'CONFIRMED', 1],
  ['CANCEL', 'CANCELLED', 0],
] as const)(
  'a mailed file with the method %s names its status, organizer and reminders',
  (method, status, alarms) => {
    const calendar = new ical.Component(ical.parse(mailed(method)));
    const event = calendar.getFirstSubcomponent('vevent');
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    expect(event?.getFirstPropertyValue('status')).toBe(status);
    expect(event?.getFirstPropertyValue('summary')).toBe(longWords);
    expect(event?.getFirstPropertyValue('organizer')).toBe('mailto:hola@shop.example');
    expect(event?.getFirstProperty('organizer')?.getParameter('cn')).toBe(organizerOf);
    expect(event?.getAllSubcomponents('valarm')).toHaveLength(alarms);
  },
);

test('a file that is downloaded has no method, and no organizer', () => {
  const { text } = parsed('2026-11-23T15:00:00Z', 60);
  expect(text).not.toMatch(/METHOD|ORGANIZER/);
});
