import { dictionaryProblems } from '@shop/shared-i18n/test-support';
import {
  builtInTexts,
  exampleValues,
  type MessageId,
  messageIds,
  writeMessage,
} from '../../shared-data/src/messages/messageTexts';
import type { ClaimedMessage } from '../outbox/outbox';
import { mailLocales } from './locales';
import { renderMail } from './renderMail';

const claimOf = (
  text: MessageId,
  language: 'en' | 'es',
  texts: ClaimedMessage['texts'] = [],
): ClaimedMessage => ({
  id: '00000000-0000-4000-8000-000000000001',
  attempt: 1,
  channel: 'email',
  kind: 'test',
  recipient: 'boss@example.com',
  language,
  facts: { text },
  texts,
  token: null,
  settings: [{ key: 'shop_name', value: 'Tara Tire' }],
});
const mailOf = (claim: ClaimedMessage) =>
  renderMail(claim, { visitors: 'https://shop.example', staff: 'https://shop.example' });

const all = messageIds.flatMap((id) => [[id, 'en'] as const, [id, 'es'] as const]);

test.each(all)('a test of %s (%s) reads like its preview', (id, language) => {
  const { subject, text } = mailOf(claimOf(id, language));
  const values = { ...exampleValues[language], shop: 'Tara Tire' };
  const preview = writeMessage({ id, language, changed: undefined, values });
  expect(subject).toBe(`${language === 'en' ? 'Test' : 'Prueba'}: ${preview.subject}`);
  const read = text.replace(/\s+/g, ' ');
  for (const paragraph of preview.paragraphs) expect(read).toContain(paragraph);
});

test('the texts of mails match in both languages', () => {
  expect(dictionaryProblems('texts', builtInTexts, [], false)).toEqual([]);
  expect(dictionaryProblems('mails', mailLocales, [], false)).toEqual([]);
});

test('staff’s text is escaped in HTML, and the rest of the mail stays', () => {
  const body = 'Bring <b>{name}</b> & "{services}".\n\nThank you';
  const texts = [{ id: 'booking_confirmed', subject: '', body }];
  const mail = mailOf(claimOf('booking_confirmed', 'en', texts));
  expect(mail.html).toContain(
    '<p>Bring &lt;b&gt;Rosa Díaz&lt;/b&gt; &amp; &quot;Oil Change&quot;.</p>\n<p>Thank you</p>',
  );
  expect(mail.text).toContain('Bring <b>Rosa Díaz</b> & "Oil Change".\n\nThank you');
  expect(mail.text).toContain('https://shop.example/booking/cancel#example');
  expect(mail.files.map(({ name }) => name)).toEqual(['appointment-ABC-234.ics']);
});

test('a name cannot add a header through the subject', () => {
  const texts = [{ id: 'staff_message', subject: 'From {name}', body: '' }];
  const name = 'Eve\r\nBcc: x@example.com\u202e';
  const facts = { name, email: 'eve@example.com', subject: '', message: '' };
  const claim = { ...claimOf('staff_message', 'en', texts), kind: 'staff_message', facts };
  expect(mailOf(claim).subject).toBe('From Eve Bcc: x@example.com');
});

const notice = (
  kind: string,
  language: 'en' | 'es',
  facts: ClaimedMessage['facts'],
  texts?: ClaimedMessage['texts'],
) => mailOf({ ...claimOf('staff_booking', language, texts), kind, facts });

test('staff are told in their language, with links to its pages', () => {
  const message = {
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Tires',
    message: 'Four, please',
  };
  const mail = notice('staff_message', 'es', message);
  expect(mail.subject).toBe('Mensaje nuevo: Tires');
  expect(mail.text).toMatch(/^Un cliente escribió en la página de contacto:\n\nFour, please\n/);
  expect(mail.text).toContain('Cliente: Ann\nCorreo:  ann@example.com');
  expect(mail.text).toContain('Abrir los mensajes:\nhttps://shop.example/es/admin/messages');
  expect(mail.replyTo.address).toBe('ann@example.com');
  const { text } = notice('staff_flood', 'es', { count: 31 });
  expect(text).toContain('hicieron 31 citas');
  expect(text).toContain('Revisarlas:\nhttps://shop.example/es/admin/bookings?filter=recent');
});

test('staff’s own texts of a request are not those of a booking', () => {
  const texts = [{ id: 'staff_request', subject: 'Call {name}', body: 'Now' }];
  const facts = {
    ...{
      name: 'Ann',
      email: '',
      phone: '7705550142',
      reference: 'ABC-234',
      vehicle: '',
      notes: '',
    },
    ...{ date: null, slot: null, starts_at: null, ends_at: null },
    ...{ sequence: 0, services: [], tires: [], total: null },
  };
  expect(notice('staff_booking', 'en', facts, texts).subject).toBe('Call Ann');
  const wished = { ...facts, date: '2030-03-04', slot: '10:00' };
  const request = notice('staff_booking', 'en', wished, texts);
  expect(request.subject).toBe('Call Ann');
  expect(request.text).toMatch(/^Requested time: +Monday, March 4, 2030, 10:00 AM$/m);
  const booked = { ...wished, starts_at: '2030-03-04T15:00:00Z', ends_at: '2030-03-04T15:30:00Z' };
  expect(notice('staff_booking', 'en', booked, texts).subject).toMatch(/^New booking: Monday/);
});

test('texts of another message are not used', () => {
  const texts = [{ id: 'request_cancelled', subject: 'Canceled', body: '' }];
  expect(mailOf(claimOf('booking_cancelled', 'en', texts)).subject).toMatch(/is canceled/);
  expect(mailOf(claimOf('request_cancelled', 'en', texts)).subject).toBe('Test: Canceled');
});

const accounts = ['account_recovery', 'account_email', 'account_invitation'];

test.each([...messageIds, ...accounts])('%s leads to staff at their own address alone', (id) => {
  const isAccount = accounts.includes(id);
  const claim = claimOf(isAccount ? 'booking_confirmed' : (id as MessageId), 'en');
  const { text, html } = renderMail(
    isAccount ? { ...claim, kind: id, facts: {}, token: 'secret' } : claim,
    { visitors: 'https://shop.example', staff: 'https://staff.example' },
  );
  const links = `${text} ${html}`.match(/https:\/\/(?:shop|staff)\.example[^\s"<>]*/g) ?? [];
  expect(links).not.toEqual([]);
  for (const link of links) {
    const isOfStaff = link.includes('/admin');
    expect(link.startsWith(isOfStaff ? 'https://staff.example' : 'https://shop.example')).toBe(
      true,
    );
  }
  expect(links.some((link) => link.includes('/admin'))).toBe(isAccount || id.startsWith('staff'));
});
