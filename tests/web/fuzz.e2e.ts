import {
  findFault,
  hostileRequest,
  signInRequests,
  type UsualRequest,
} from '@shop/backend/lite/testing/hostileRequest';
import fc from 'fast-check';
import { bookingRequestSchema } from '../../shared-data/src/bookings/requests';
import { contactMessageSchema } from '../../shared-data/src/messages/requests';
import type { RunningSite } from '../support/runningSite';
import { bookableDay } from '../support/shopDays';
import { PASSWORD } from '../support/staff';
import { expect, test } from '../support/test';
import { malformedBody, malformedProductQuery } from './support/malformedRequests';

test.use({ shop: 'fuzz' });

// Each run sends the same requests, so that a failure can be reproduced.
const SEED = 20261121;
/** A quarter in `npm test`. */
const requests = () =>
  Number(process.env['FUZZ'] ?? (test.info().project.name.startsWith('prove') ? 800 : 200));
const AT_ONCE = 6;

const sample = (texts: fc.Arbitrary<string>) =>
  fc.sample(texts, { seed: SEED, numRuns: requests() });

/**
 * Sends requests, a few at once.
 * @returns the number of responses with each status
 */
async function send(texts: string[], request: (text: string) => Promise<Response>) {
  const statuses = new Map<number, number>();
  const crashes: string[] = [];
  const waiting = [...texts];
  const worker = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const response = await request(text);
      const { status } = response;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const answer = status < 500 ? '' : await response.text();
      if (answer) crashes.push(`${status}: ${text.slice(0, 300)} → ${answer}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(crashes).toEqual([]);
  return statuses;
}

const post = (site: RunningSite, route: string) => (body: string) =>
  site.api(route, { rawBody: body });

async function expectHealthy(site: RunningSite) {
  expect(await fetch(`${site.origin}/healthz`).then((response) => response.text())).toBe('ok');
}

test.slow();

test('thousands of malformed messages store no malformed row', { tag: '@prove' }, async ({
  site,
}) => {
  const good = {
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Tires',
    message: 'Four, please.',
  };
  const statuses = await send(sample(malformedBody(good)), post(site, '/rest/v1/contact_messages'));
  expect(statuses.get(400)).toBeGreaterThan(requests() / 3);
  await expectHealthy(site);
  const rows = await site.rows('contact_messages');
  for (const row of rows) {
    expect(contactMessageSchema.safeParse(row).success, JSON.stringify(row)).toBe(true);
    expect(row).toMatchObject({ is_read: false, deleted_at: null });
  }
});

test('thousands of malformed bookings store no malformed row', { tag: '@prove' }, async ({
  site,
}) => {
  const good = {
    p_service: 'oil-change',
    p_date: bookableDay(4),
    p_slot: '10:00',
    p_name: 'Ana',
    p_email: 'ana@example.com',
    p_phone: '(770) 555-0188',
    p_vehicle: '2019 Toyota Camry',
    p_notes: '',
    p_language: 'en',
    p_key: '0b0f6a54-6f0c-4f6e-9a53-0d6a3a0f7f11',
    p_website: '',
    p_further_services: ['tire-rotation'],
    p_waits: true,
    p_tires: [],
    p_sms_consent: true,
  };
  await send(sample(malformedBody(good)), post(site, '/rest/v1/rpc/book_appointment'));
  await expectHealthy(site);
  const rows = await site.rows('bookings');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const booking = {
      ...row,
      date: row['requested_date'],
      slot: row['requested_slot'],
      further: row['further_services'],
      // Null where the request named neither.
      waits: row['waits'] ?? false,
      tires: [],
      smsConsent: row['sms_consent'] !== null,
      key: good.p_key,
      website: '',
    };
    expect(bookingRequestSchema.safeParse(booking).success, JSON.stringify(row)).toBe(true);
    expect(['confirmed', 'requested']).toContain(row['status']);
  }
});

test('rejects thousands of malformed sign-in requests and calls with a message', {
  tag: '@prove',
}, async ({ site }) => {
  const { token } = await site.makeAdmin('chief@example.com', PASSWORD);
  const day = bookableDay(4);
  const usual: UsualRequest[] = [
    ...signInRequests('chief@example.com', PASSWORD),
    {
      method: 'POST',
      route: '/rest/v1/rpc/slot_availability',
      body: { p_services: ['oil-change'], p_from: day, p_to: day, p_token: null },
    },
    { method: 'POST', route: '/rest/v1/rpc/report_remotes', body: { p_events: [] } },
    { method: 'POST', route: '/rest/v1/rpc/cancel_booking', body: { p_token: 'x' } },
  ];
  const faults: string[] = [];
  const sent = fc.sample(hostileRequest(usual), { seed: SEED, numRuns: 3 * requests() });
  for (const { method, route, body } of sent) {
    const as = route === '/auth/v1/user' ? { token } : 'visitor';
    const fault = await findFault(await site.api(route, { as, method, rawBody: body }));
    if (fault) faults.push(`${route} ${body.slice(0, 300)} → ${fault}`);
  }
  expect(faults).toEqual([]);
  await expectHealthy(site);
});

test('malformed product queries are answered or refused, and reach no other data', {
  tag: '@prove',
}, async ({ site }) => {
  const as = await site.makeAdmin('fuzz@example.com', 'correct horse battery');
  await send(sample(malformedProductQuery), async (query) => {
    const response = await site.api(`/rest/v1/products?${query}`, { as, method: 'GET' });
    expect(await response.clone().text()).not.toContain('fuzz@example.com');
    return response;
  });
  await expectHealthy(site);
});
