/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { randomUUID } from 'node:crypto';
import type { Backend } from '../lite/createBackend';
import { loadBackend } from '../lite/testing/loadBackend';
import { createSmtp } from '../outbox/smtp';
import { smtpAnswer, startSmtp } from '../outbox/testing/smtpServer';
import { deliverDue, type WorkerOptions } from '../outbox/worker';
import { renderMail } from './renderMail';

const ORIGIN = 'https://shop.example';

let backend: Backend;
let answer: ((address: string) => void) | undefined;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  backend = await loadBackend({
    accountRules: {
      signUp: 'private.sign_up_problem',
      queueMessage: 'private.queue_account_message',
    },
  });
  smtp = await startSmtp({ onRecipient: (address) => answer?.(address) });
});
afterAll(async () => {
  await smtp?.stop();
  await backend?.close();
});
beforeEach(async () => {
  answer = undefined;
  smtp.mails.length = 0;
  await backend.query('delete from public.bookings');
  await backend.query('delete from public.contact_messages');
});

const options = (url: string): WorkerOptions => ({
  run: backend.asMessenger,
  render: (claim) => renderMail(claim, { visitors: ORIGIN, staff: ORIGIN }),
  deliver: createSmtp(url),
  sendSms: async () => {},
});
const deliver = (url = smtp.url) => deliverDue(options(url));

/** Books a free time some days ahead, as the server's owner; without `service` a request. */
async function book(
  customer: { name: string; email: string; language: string },
  service = 'oil-change',
) {
  const [free] = await backend.query<{ day: string; slot: string }>(
    `select day::text, slot from public.slot_availability(array['oil-change'], private.shop_today() + 5, private.shop_today() + 12)
     where bays > 0 limit 1`,
  );
  const [row] = await backend.query<{ answer: { reference: string; cancel_token: string } }>(
    `select public.book_appointment($1, $2::date, $3, $4, $5, '(770) 555-0142', '2015 Honda Civic', '', $6, $7::uuid) as answer`,
    [
      service || null,
      service ? free?.day : null,
      service ? free?.slot : null,
      ...[customer.name, customer.email, customer.language, randomUUID()],
    ],
  );
  if (!row) throw new Error('not booked');
  return row.answer;
}

const rosa = { name: 'Rosa Díaz', email: 'rosa@example.com', language: 'es' };

const outbox = (columns: string) =>
  backend.query(
    `select ${columns} from private.outbox where kind not like 'staff%' order by due_at`,
  );

test('a booking arrives in the customer’s language, with manage link and calendar file, and staff get a notice', async () => {
  const { reference, cancel_token } = await book(rosa);
  await deliver();
  const [mail, notice, ...others] = smtp.mails.toSorted((a, b) =>
    String(b.subject).localeCompare(String(a.subject)),
  );
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Su cita: \p{L}+, \d+ de \p{L}+ de \d{4}, \d+:00 [ap]\.m\.$/u);
  expect(mail?.from?.value).toEqual([
    { name: 'Tara Tire & Auto', address: 'hello@taratireauto.example' },
  ]);
  expect(mail?.to).toMatchObject({ value: [{ name: '', address: 'rosa@example.com' }] });
  const link = `${ORIGIN}/es/booking/cancel#${cancel_token}`;
  for (const body of [mail?.text, mail?.html]) {
    for (const part of [
      link,
      reference,
      'Cambio de aceite',
      'Tara Tire',
      '(770) 555-0123',
      '7671 Tara Blvd',
    ]) {
      expect(body).toContain(part);
    }
  }
  const longest = Math.max(
    ...String(mail?.text)
      .split('\n')
      .filter((line) => !line.includes('http'))
      .map(({ length }) => length),
  );
  expect(longest).toBeLessThanOrEqual(76);
  const [file] = mail?.attachments ?? [];
  expect(file?.filename).toBe(`appointment-${reference}.ics`);
  expect(String(file?.content)).toContain(`UID:${reference}@shop.example`);
  const [{ id } = { id: '' }] = (await outbox('id')) as { id: string }[];
  expect(mail?.messageId).toBe(`<${id}@shop.example>`);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');

  expect(notice?.subject).toMatch(/^New booking: /);
  expect(notice?.to).toMatchObject({ value: [{ address: 'hello@taratireauto.example' }] });
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Rosa|Honda/);
  expect(notice?.text).toMatch(/Rosa Díaz[\s\S]*2015 Honda Civic/);
  expect(notice?.replyTo?.value).toEqual([{ name: 'Rosa Díaz', address: 'rosa@example.com' }]);
  expect(notice?.text).toContain(`${ORIGIN}/admin/bookings`);
  expect(await deliver()).toBe(0);
});

test('the mail about a booking that staff made has the name and the vehicle', async () => {
  const { reference } = await book({ ...rosa, language: 'en' });
  await backend.query('update public.bookings set by_staff = true where reference = $1', [
    reference,
  ]);
  await deliver();
  const mail = smtp.mails.find(({ subject }) => subject?.startsWith('Your appointment'));
  expect(mail?.to).toMatchObject({ value: [{ name: 'Rosa Díaz', address: 'rosa@example.com' }] });
  expect(mail?.text).toMatch(/^Hello Rosa Díaz,\n[\s\S]*2015 Honda Civic/);
});

test('a reminder can be ended by its header and its link', async () => {
  const { cancel_token } = await book({ ...rosa, language: 'en' });
  await backend.query(`delete from private.outbox where kind <> 'booking_reminder'`);
  await backend.query(
    `update private.outbox set due_at = due_at - interval '30 days', next_attempt_at = now() - interval '1 minute'`,
  );
  expect(await deliver()).toBe(1);
  const [mail] = smtp.mails;
  expect(mail?.subject).toMatch(/^Reminder: your appointment on /);
  const link = `${ORIGIN}/booking/cancel#${cancel_token}`;
  expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url: link } });
  expect(mail?.text).toContain(`Stop reminders:\n${link}`);
});

test('a reminder has the visit as it is now, and a calendar file that replaces the earlier one', async () => {
  const { reference } = await book({ ...rosa, language: 'en' });
  await deliver();
  const confirmation = smtp.mails.find(({ subject }) => subject?.startsWith('Your appointment'));
  await backend.query(
    `update public.bookings set service = 'brake-service', minutes = 90,
       created_at = created_at - interval '1 hour' where reference = $1`,
    [reference],
  );
  await backend.query(
    `update private.outbox set due_at = due_at - interval '30 days', next_attempt_at = now() - interval '1 minute' where state = 'pending'`,
  );
  smtp.mails.length = 0;
  expect(await deliver()).toBe(1);
  const [reminder] = smtp.mails;
  expect(reminder?.text).toMatch(/Brake Service/);
  expect(reminder?.text).not.toMatch(/Oil Change/);
  const [before, now] = [confirmation, reminder].map((mail) => {
    const text = String(mail?.attachments[0]?.content);
    const [, uid, sequence] = /UID:(\S+)[\s\S]*SEQUENCE:(\d+)/.exec(text) ?? [];
    return { uid, sequence: Number(sequence), isNew: text.includes('SUMMARY:Brake Service') };
  });
  expect(now?.uid).toBe(before?.uid);
  expect(now?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
  expect([before?.isNew, now?.isNew]).toEqual([false, true]);
});

test.each([
  ['booking_received', '', 'We received your request', 'Withdraw this request', undefined],
  ['booking_confirmed', 'oil-change', 'Your appointment', 'Move or cancel', 'PUBLISH'],
  ['booking_cancelled', 'oil-change', 'Your appointment is canceled', 'Book another', 'CANCEL'],
])('%s is written', async (kind, service, subject, link, method) => {
  const { cancel_token } = await book({ ...rosa, language: 'en' }, service);
  if (kind === 'booking_cancelled')
    await backend.query('select public.cancel_booking($1)', [cancel_token]);
  await backend.query('delete from private.outbox where kind <> $1', [kind]);
  await deliver();
  expect(smtp.mails[0]?.subject).toContain(subject);
  expect(smtp.mails[0]?.text).toMatch(new RegExp(`${link}.*:\n${ORIGIN}/booking`));
  const [part] = smtp.mails[0]?.attachments ?? [];
  const inPart = part?.headers.get('content-type') as { params: { method: string } } | undefined;
  const [, inFile] = /^METHOD:(.+)\r$/m.exec(String(part?.content)) ?? [];
  expect([inPart?.params.method, inFile]).toEqual([method, method]);
  expect(/^ORGANIZER;CN="Tara Tire & Auto":mailto:hello@/m.test(String(part?.content))).toBe(
    !!method,
  );
});

test.each([true, false])(
  'staff can read whether the worker keeps mails: %p',
  async (keepsMails) => {
    await deliverDue({ ...options(smtp.url), keepsMails });
    expect(
      await backend.query("select keeps_mails from private.workers where work = 'messages'"),
    ).toEqual([{ keeps_mails: keepsMails }]);
  },
);

test('a message of the contact form is confirmed without its text, and reaches staff with it', async () => {
  await backend.query(
    `insert into public.contact_messages (name, email, subject, message) values ('Ann', 'ann@example.com', 'Tires', 'Four, please. <b>')`,
  );
  await deliver();
  const [confirmation, notice] = smtp.mails.toSorted(
    (a, b) => Number(/^New/.test(a.subject ?? '')) - Number(/^New/.test(b.subject ?? '')),
  );
  expect(confirmation?.subject).toBe('We received your message');
  expect(confirmation?.text).not.toContain('Four');
  expect(notice?.subject).toBe('New message: Tires');
  expect(notice?.text).toContain('Four, please. <b>');
  expect(notice?.html).toContain('Four, please. &lt;b&gt;');
});

test('a name that looks like headers or further addresses stays a name', async () => {
  const name = 'Eve <eve>, "x" & <script>';
  await book({ ...rosa, name });
  await deliver();
  const notice = smtp.mails.find(({ subject }) => subject?.startsWith('New booking'));
  expect(notice?.replyTo).toMatchObject({ value: [{ name, address: rosa.email }] });
  expect(notice?.html).not.toContain('<script>');
});

const quietly = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('an address that does not exist fails with the reason, which no log shows', async () => {
  const log = quietly();
  await book(rosa);
  answer = (address) => {
    if (address === rosa.email) throw smtpAnswer(550, `no mailbox ${address}`);
  };
  await deliver();
  const [row] = await outbox('state, attempts, reason');
  expect(row).toMatchObject({ state: 'failed', attempts: 1 });
  expect(row?.['reason']).toContain('no mailbox rosa@example.com');
  expect(JSON.stringify(log.mock.calls)).not.toContain('rosa');
  log.mockRestore();
});

test('a busy or unreachable mail server is tried again later, with the same Message-ID', async () => {
  const log = quietly();
  await book(rosa);
  answer = () => {
    throw smtpAnswer(450, 'try later');
  };
  await deliver();
  const again = `update private.outbox set due_at = due_at - interval '1 day', next_attempt_at = now() - interval '1 hour' where state = 'pending' and kind <> 'booking_reminder'`;
  await backend.query(again);
  await deliver('smtp://127.0.0.1:1');
  expect((await outbox('state, attempts'))[0]).toEqual({ state: 'pending', attempts: 2 });
  answer = undefined;
  await backend.query(again);
  await deliver();
  const [row] = await outbox('id, state, attempts, reason');
  expect(row).toMatchObject({ state: 'sent', attempts: 3, reason: '' });
  expect(smtp.mails.map(({ messageId }) => messageId)).toContain(`<${row?.['id']}@shop.example>`);
  log.mockRestore();
});
