import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { book, NO_CHOICE, setBays } from './booking.ts';
import type { Check } from './check.ts';

interface Sender {
  actor?: Actor;
  email?: string;
  headers?: Record<string, string>;
}

const sendMessage =
  ({ actor = 'anonymous', email = 'rosa@example.com', headers = {} }: Sender) =>
  (db: Db) =>
    attempt(db, actor, insert('public.contact_messages', { ...VALID.contact_messages, email }), {
      headers,
    });

const sendRequest =
  ({ actor = 'anonymous', email = 'rosa@example.com', headers = {} }: Sender) =>
  (db: Db) =>
    book(db, { ...NO_CHOICE, email }, { actor, headers });

type Send = (
  sender: Sender,
) => (db: Db) => Promise<{ refusal: { message: string; code: string } | undefined }>;

/** Sends until a submission is rejected, at most 40 times. Returns how many were accepted. */
async function countAccepted(db: Db, send: Send, sender: (i: number) => Sender): Promise<number> {
  for (let i = 0; i < 40; i += 1) {
    const { refusal } = await send(sender(i))(db);
    if (refusal) {
      assert.deepEqual([refusal.message, refusal.code], ['rate_limited', 'PT429']);
      return i;
    }
  }
  return 40;
}

/** Moves the stored submissions into the past, as if time had passed. */
const later = (db: Db, time: string) =>
  db.run(`update private.submissions set sent_at = sent_at - interval '${time}'`);

const limitChecks = (kind: string, send: Send, perEmail: number, perAddress: number): Check[] => [
  {
    name: `rate limit: ${kind} are limited per e-mail address, regardless of case`,
    run: async (db) => {
      const sender = (i: number) => ({ email: i % 2 ? 'Rosa@Example.com' : 'rosa@example.com' });
      assert.equal(await countAccepted(db, send, sender), perEmail);
      assert.equal((await send({ email: 'other@example.com' })(db)).refusal, undefined);
    },
  },
  {
    name: `rate limit: ${kind} are limited per client address`,
    run: async (db) => {
      const from = (headers: Record<string, string>) => (i: number) => ({
        email: `${i}@example.com`,
        headers,
      });
      assert.equal(
        await countAccepted(db, send, from({ 'x-forwarded-for': '192.0.2.1, 10.0.0.1' })),
        perAddress,
      );
      const hosted = { 'cf-connecting-ip': '192.0.2.2', 'x-forwarded-for': '192.0.2.1' };
      assert.equal(await countAccepted(db, send, from(hosted)), perAddress);
    },
  },
  {
    name: `rate limit: ${kind} are limited by what gateways of one's own append, and not by what a client writes`,
    run: async (db) => {
      await db.run(`select set_config('shop.gateways', '2', true)`);
      const from = (address: string) => (i: number) => ({
        email: `${i}@example.com`,
        headers: {
          'cf-connecting-ip': `198.51.100.${i}`,
          'x-forwarded-for': `198.51.${i}.1, ${address}, 10.0.0.1`,
        },
      });
      assert.equal(await countAccepted(db, send, from('192.0.2.1')), perAddress);
      assert.equal(await countAccepted(db, send, from('192.0.2.2')), perAddress);
      // It did not pass the outer gateway.
      const inner = { 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '192.0.2.3' };
      assert.equal(await countAccepted(db, send, (i) => ({ ...from('')(i), headers: inner })), 0);
    },
  },
  {
    name: `rate limit: ${kind} are limited per IPv6 network of 64 bits, whose addresses a client can choose`,
    run: async (db) => {
      const from = (address: (i: number) => string) => (i: number) => ({
        email: `${i}@example.com`,
        headers: { 'cf-connecting-ip': address(i) },
      });
      const rotating = from((i) => `2001:db8:0:7:${i}::${i}`);
      assert.equal(await countAccepted(db, send, rotating), perAddress);
      // In every notation of the address.
      assert.equal(
        await countAccepted(
          db,
          send,
          from(() => '2001:0DB8::7:0:0:0:1'),
        ),
        0,
      );
      const neighbours = from((i) => `2001:db8:${100 + i}::1`);
      assert.equal(await countAccepted(db, send, neighbours), 40);
    },
  },
  {
    name: `rate limit: ${kind} are limited per IPv4 address, and per text that is not an address`,
    run: async (db) => {
      const first = (address: string) => (i: number) => ({
        email: `${i}@example.com`,
        headers: { 'x-forwarded-for': address },
      });
      for (const address of ['192.0.2.1', '192.0.2.2', '_hidden', '192.0.2.1%1']) {
        assert.equal(await countAccepted(db, send, first(address)), perAddress);
      }
      assert.equal(await countAccepted(db, send, first('::ffff:192.0.2.1')), 0);
    },
  },
  {
    name: `rate limit: ${kind} are accepted again after 24 hours, and older submissions are deleted`,
    run: async (db) => {
      await countAccepted(db, send, () => ({}));
      await later(db, '24 hours');
      assert.equal((await send({})(db)).refusal, undefined);
      await later(db, '1 second');
      assert.equal((await send({})(db)).refusal, undefined);
      const [remaining] = await db.query<{ n: number }>(
        'select count(*)::int as n from private.submissions',
      );
      // A booking has a phone number too.
      assert.equal(remaining?.n, kind === 'bookings' ? 4 : 2);
    },
  },
  {
    name: `rate limit: ${kind} of administrators and the service role are not limited`,
    run: async (db) => {
      for (const actor of ['admin', 'service'] as const) {
        assert.equal(await countAccepted(db, send, () => ({ actor })), 40);
      }
      assert.equal(await countAccepted(db, send, () => ({ actor: 'user' })), perEmail);
    },
  },
];

export const limits: Check[] = [
  ...limitChecks('messages', sendMessage, 5, 20),
  ...limitChecks('bookings', sendRequest, 5, 30),
  {
    name: 'rate limit: each row of a statement counts, and one too many refuses all',
    run: async (db) => {
      const send = (emails: string[]) =>
        attempt(
          db,
          'anonymous',
          `insert into public.contact_messages (name, email, subject, message)
           select 'Rosa', e.email, 'Tires', 'Used?' from unnest($1::text[]) as e (email)`,
          { parameters: [emails], headers: { 'x-forwarded-for': '192.0.2.1' } },
        );
      const one = (count: number) => Array<string>(count).fill('rosa@example.com');
      const many = (count: number) => Array.from({ length: count }, (_, i) => `${i}@example.com`);
      assert.equal((await send(one(6))).refusal?.message, 'rate_limited');
      assert.equal((await send(many(21))).refusal?.message, 'rate_limited');
      assert.equal((await send(one(5))).refusal, undefined);
      assert.equal((await send(many(16))).refusal?.message, 'rate_limited');
      assert.equal((await send(many(15))).refusal, undefined);
    },
  },
  {
    name: 'rate limit: a refused booking does not count',
    run: async (db) => {
      await setBays(db, 1);
      await book(db);
      for (let i = 0; i < 8; i += 1) {
        const { refusal } = await book(db, { email: 'rosa@example.com' });
        assert.equal(refusal?.message, 'slot_full');
      }
      assert.equal(await countAccepted(db, sendRequest, () => ({})), 5);
    },
  },
  {
    name: 'rate limit: requests for free times and for the price of tires are limited together per client address and minute, those of staff are not',
    run: async (db) => {
      await db.run(`update private.limits set at_most = 3 where kind = 'availability'`);
      const ask = (actor: Actor, address?: string) =>
        attempt(db, actor, `select public.slot_availability('{}', '2026-03-03', '2026-03-03')`, {
          headers: address ? { 'x-forwarded-for': address } : {},
        });
      const offer = (address: string) =>
        attempt(db, 'anonymous', 'select public.tire_offer(gen_random_uuid(), 4)', {
          headers: { 'x-forwarded-for': address },
        });
      for (let i = 0; i < 3; i += 1) {
        assert.equal((await ask('anonymous', '192.0.2.1')).refusal, undefined);
      }
      for (const { refusal } of [await ask('user', '192.0.2.1'), await offer('192.0.2.1')]) {
        assert.deepEqual([refusal?.message, refusal?.code], ['rate_limited', 'PT429']);
      }
      assert.equal((await ask('admin', '192.0.2.1')).refusal, undefined);
      assert.equal((await offer('192.0.2.2')).refusal, undefined);
      for (let i = 0; i < 5; i += 1) assert.equal((await ask('anonymous')).refusal, undefined);
      await db.run(`update private.requests set minute = minute - interval '1 minute'`);
      assert.equal((await ask('anonymous', '192.0.2.1')).refusal, undefined);
      assert.equal((await db.query('select from private.requests')).length, 1);
    },
  },
  {
    name: 'rate limit: stored rows contain no customer data',
    run: async (db) => {
      await sendMessage({ headers: { 'x-forwarded-for': '192.0.2.1' } })(db);
      const rows = await db.query<{ size: number }>(
        'select octet_length(sender) as size from private.submissions',
      );
      assert.deepEqual(rows, [{ size: 32 }, { size: 32 }, { size: 32 }]);
    },
  },
];
