import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyContent, provideContent, provideSite } from '@shop/shared-contract';
import { seedServices } from '@shop/shared-data';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, screen, waitFor } from '@testing-library/react';
import homePage from '../pages/home/page';
import servicePage from '../pages/service/page';
import servicesPage from '../pages/services/page';
import { fakeVideo } from '../testSupport/fakeVideo';
import { openPage } from '../testSupport/openPage';
import { stubBrowserApis } from '../testSupport/stubBrowserApis';

setSystemTime('2026-11-21T12:00:00Z');

let server: Server;
let answer: { status: number; rows: object[] };
const requests: { url: string | undefined; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (answer.status === 0) return request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(answer.rows));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provideSite({ contract: 1, backend: { url, key: 'public' }, remotes: [] });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  stubBrowserApis();
  fakeVideo();
  requests.length = 0;
  answer = { status: 200, rows: [{ day: '2026-11-23', slot: '09:00' }] };
});

const link = () =>
  screen.queryByRole('link', { name: /^(Next available|Próximo horario disponible)/ });

test.each([
  ['home', homePage, 'en', 'Next available: Mon 9:00 AM'],
  ['services', servicesPage, 'es', 'Próximo horario disponible: lunes a las 9:00 a.m.'],
] as const)(
  'the %s page links to the wizard with the first free time',
  async (_, page, language, name) => {
    await openPage(page, { language });
    const address = '/booking?date=2026-11-23&time=09:00';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
    expect(requests).toEqual([
      {
        url: '/rest/v1/rpc/slot_availability?select=day,slot&bays=gt.0&order=day,slot&limit=1',
        body: {},
      },
    ]);
  },
);

test('the page of a service asks for the first time at which that service is free', async () => {
  const content = { ...emptyContent, shop: { services: seedServices } };
  provideContent({ content: async () => content });
  await openPage(servicePage, { route: '/services/:service', at: '/services/brake-service' });
  expect(await screen.findByRole('link', { name: /^Next available/ })).toHaveAttribute(
    'href',
    '/booking?service=brake-service&date=2026-11-23&time=09:00',
  );
  expect(requests.map(({ body }) => body)).toEqual([{ p_services: ['brake-service'] }]);
});

test('requests nothing before the browser is idle', async () => {
  let idle = () => {};
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      idle = run;
    },
  });
  await openPage(servicesPage);
  expect(requests).toEqual([]);
  await act(async () => idle());
  await waitFor(() => expect(link()).toBeVisible());
});

test.each([
  ['without a free time', 200],
  ['when the backend rejects the request', 503],
  ['when the backend does not respond', 0],
])('shows nothing %s', async (_, status) => {
  const returnsToTab = () => document.dispatchEvent(new Event('visibilitychange'));
  await openPage(servicesPage);
  await waitFor(() => expect(link()).toBeVisible());
  answer = { status, rows: [] };
  returnsToTab();
  await waitFor(() => expect(link()).toBeNull());
  answer = { status: 200, rows: [{ day: '2026-11-24', slot: '10:00' }] };
  returnsToTab();
  await waitFor(() => expect(link()).toHaveTextContent('Tue 10:00 AM'));
});
