/** @jest-environment node */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { createKeeping, listKeptMails } from './keptMails';
import type { Mail } from './mail';
import { mailPage } from './mailPage';

const shop = { name: 'Tara Tire & Auto', address: 'hello@shop.example' };
const mail: Mail = {
  messageId: '11111111-1111-4111-8111-111111111111@shop.example',
  from: shop,
  to: { name: 'Rosa', address: 'rosa@example.com' },
  replyTo: shop,
  subject: 'Your <b>appointment</b>',
  text: 'Move it:\nhttps://shop.example/booking/cancel#abc',
  html: '<html><head></head><body>Hello</body></html>',
  files: [{ name: 'appointment.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

const TOKEN = 'e'.repeat(32);

let folder: string;
const server = createServer((request, response) =>
  getRequestListener(mailPage(folder, TOKEN).fetch)(request, response),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'mails-')), 'mails');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

/** fetch sets the header Host itself. */
const request = (address: string, { host = 'localhost', token = `?token=${TOKEN}` } = {}) =>
  new Promise<{ status: number | undefined; policy: string; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { host: `${host}:${port}`, connection: 'close' };
    get({ host: '127.0.0.1', port, path: address + token, headers }, async (response) => {
      const policy = String(response.headers['content-security-policy']);
      resolve({ status: response.statusCode, policy, body: await text(response) });
    }).on('error', reject);
  });

test('a mail that is delivered twice is kept once, readable for this account only', async () => {
  expect(listKeptMails(folder)).toEqual([]);
  const keep = createKeeping(folder);
  await keep(mail);
  await keep({ ...mail, messageId: 'other@shop.example', subject: 'Other' });
  await keep(mail);
  expect(
    listKeptMails(folder)
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['Other', mail.subject]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('shows mails with their links, files and source, and runs nothing of them', async () => {
  await createKeeping(folder)(mail);
  const [kept] = listKeptMails(folder);
  const list = await request('/');
  expect(list.body).toContain(
    `<a href="/mails/${kept?.id}?token=${TOKEN}">Your &lt;b&gt;appointment&lt;/b&gt;</a>`,
  );
  expect(list.policy).toContain(`default-src 'none'`);
  const shown = await request(`/mails/${kept?.id}`);
  expect(shown.body).toContain('<a href="https://shop.example/booking/cancel#abc">');
  expect((await request(`/mails/${kept?.id}/html`)).body).toContain('<base target="_blank">');
  expect((await request(`/mails/${kept?.id}/files/0`)).body).toBe('BEGIN:VCALENDAR');
  expect((await request(`/mails/${kept?.id}/source`)).body).toContain('Message-ID: <11111111-');
});

test.each(['/mails/none', '/mails/..%2Fsecrets', '/mails/%2e%2e%2fsecrets/html'])(
  'finds nothing at %s',
  async (address) => {
    await createKeeping(folder)(mail);
    expect((await request(address)).status).toBe(404);
  },
);

test.each(['', '?token=', `?token=${'f'.repeat(32)}`, `?token=${TOKEN}e`, '?token=é'])(
  'shows no page without the token: %s',
  async (token) => {
    await createKeeping(folder)(mail);
    const [kept] = listKeptMails(folder);
    for (const page of ['', '/html', '/files/0', '/source']) {
      const response = await request(`/mails/${kept?.id}${page}`, { token: encodeURI(token) });
      expect(response).toMatchObject({ status: 403, body: expect.stringContaining('token') });
    }
    expect((await request('/', { token: encodeURI(token) })).status).toBe(403);
  },
);

test('each link of the pages works', async () => {
  await createKeeping(folder)(mail);
  const [kept] = listKeptMails(folder);
  for (const page of ['/', `/mails/${kept?.id}`]) {
    const { body } = await request(page);
    const links = [...body.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect((await request(link, { token: '' })).status).toBe(200);
  }
});

test.each(['mails.example', 'localhost.example', '192.0.2.1'])(
  'does not answer under the name %s',
  async (host) => {
    expect(await request('/', { host })).toMatchObject({ status: 403 });
  },
);
