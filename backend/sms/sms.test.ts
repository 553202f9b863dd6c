/** @jest-environment node */
import { DeliveryError } from '../outbox/mail';
import type { ClaimedMessage } from '../outbox/outbox';
import { OptedOutError } from '../outbox/sms';
import { startTwilio } from '../outbox/testing/twilioServer';
import { deliverDue } from '../outbox/worker';
import { renderSms } from './renderSms';
import { smsFromEnvironment } from './smsDelivery';

const claim: ClaimedMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  attempt: 1,
  kind: 'booking_confirmed',
  channel: 'sms',
  texts: [],
  recipient: '+17705550142',
  language: 'en',
  facts: {
    ...{ reference: 'K7Q-M2X', name: 'Rosa Díaz', email: '', phone: '770-555-0142' },
    ...{ vehicle: '2015 Honda Civic', notes: '', date: '2026-09-30', slot: '10:00', sequence: 0 },
    ...{ starts_at: '2026-09-30T14:00:00Z', ends_at: '2026-09-30T15:00:00Z' },
    ...{ services: [], tires: [], total: null },
  },
  token: '0123456789abcdef0123456789abcdef',
  settings: [{ key: 'sms', value: 'on' }],
};
const kinds = ['confirmed', 'moved', 'cancelled', 'reminder', 'ready'].map((k) => `booking_${k}`);

test('texts say shop, time, reference and how to end them', () => {
  expect(renderSms(claim)).toEqual({
    id: claim.id,
    to: '+17705550142',
    text: 'Tara Tire & Auto: your appointment is confirmed: Wednesday, September 30, 2026, 10:00 AM (K7Q-M2X). Questions? (770) 555-0123. Reply STOP to opt out.',
  });
  expect(renderSms({ ...claim, language: 'es', kind: 'booking_reminder' }).text).toBe(
    'Tara Tire & Auto: le recordamos su cita: miercoles, 30 de septiembre de 2026, 10:00 a.m. (K7Q-M2X). Preguntas? (770) 555-0123. STOP para no recibir mas.',
  );
  const request = { ...claim.facts, starts_at: null, date: null, slot: null };
  expect(renderSms({ ...claim, kind: 'booking_cancelled', facts: request }).text).toContain(
    'your request is canceled (K7Q-M2X).',
  );
});

test.each(kinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'es'] as const]))(
  '%s in %s is one message of ASCII, without the secret of the manage link',
  (kind, language) => {
    const { text } = renderSms({ ...claim, kind, language });
    expect(text).toMatch(/^[ -~]{1,160}$/);
    expect(text).not.toContain(claim.token);
  },
);

test('a shop’s name keeps its letters, and cannot add lines', () => {
  const settings = [{ key: 'shop_name', value: 'Llantera Peña’s\u2028“Uno”' }];
  expect(renderSms({ ...claim, settings }).text).toMatch(/^Llantera Pena's "Uno": your/);
});

test('nothing is sent while texts are off, or without SMS_URL', async () => {
  const off = smsFromEnvironment({
    SMS_URL: 'twilio://AC1:secret@127.0.0.1:1?from=+14045550100',
  });
  const settings = [{ key: 'sms', value: 'off' }];
  await expect(off({ ...claim, settings })).rejects.toMatchObject({ isFinal: true });
  const unset = smsFromEnvironment({});
  await expect(unset(claim)).rejects.toMatchObject({ isFinal: false, code: 'SMS_URL is not set' });
});

describe('the worker', () => {
  let twilio: Awaited<ReturnType<typeof startTwilio>>;
  beforeAll(async () => {
    twilio = await startTwilio();
  });
  afterAll(() => twilio?.stop());

  /** Delivers the claim, and returns the statements that followed with their parameters. */
  async function deliver() {
    const told: unknown[][] = [];
    let isClaimed = false;
    await deliverDue({
      run: async <Row>(sql: string, parameters: unknown[] = []) => {
        if (!sql.includes('claim_outbox')) told.push([/\.(\w+)\(/.exec(sql)?.[1], ...parameters]);
        const row = { claimed: isClaimed ? null : claim };
        isClaimed = true;
        return [row] as Row[];
      },
      render: () => {
        throw new DeliveryError('not a mail', true, 'not a mail');
      },
      deliver: async () => {},
      sendSms: smsFromEnvironment({ SMS_URL: twilio.url }),
    });
    return told;
  }

  test('sends a text message, and records it', async () => {
    expect(await deliver()).toEqual([['record_delivery', claim.id, 1, null, false]]);
    expect(twilio.requests.map(({ form }) => form['To'])).toEqual([claim.recipient]);
  });

  test('keeps an opt-out, and logs neither number nor secret', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    twilio.answers({ status: 400, body: { code: 21610, message: '+17705550142 unsubscribed' } });
    const { message } = new OptedOutError('');
    expect(await deliver()).toEqual([
      ['record_opt_out', claim.id],
      ['record_delivery', claim.id, 1, message, true],
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/7705550142|secret/);
    log.mockRestore();
  });
});
