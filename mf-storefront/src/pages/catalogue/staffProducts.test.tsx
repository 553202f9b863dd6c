/* The backend is a real HTTP server here; only its rows are made up. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, screen, waitFor } from '@testing-library/react';
import { staffProducts } from '../../catalogue/staffProducts';
import { listedNames, openCatalogue } from './testing/openCatalogue';

const row = (id: number, category: string, name: string) => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  name,
  description: 'From the <b>staff</b>',
  price: 80,
  category,
  image_url: 'https://example.com/tire.jpg',
  in_stock: true,
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
});

let rows: ReturnType<typeof row>[];
let failing: boolean;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_request, response) => {
    if (failing) return void response.writeHead(503).end();
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-range': `0-${rows.length - 1}/${rows.length}`,
    });
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(() => {
  failing = false;
  rows = [row(1, 'winter-tires', 'Staff Winter'), row(2, 'used-tires', 'Staff Used')];
  staffProducts.setState({ status: 'waiting', products: [] });
});

const visit = (address: string, sampleCatalogue = true) =>
  openCatalogue(address, { site: { backend: { url, key: 'public' }, sampleCatalogue } });

test('the samples show at once, what staff list comes ahead of them', async () => {
  await visit('/tires/all');
  const [firstCard] = screen.getAllByRole('article');
  expect(listedNames()).toHaveLength(8);
  expect(await screen.findByText('10 items found')).toBeVisible();
  expect(listedNames().slice(0, 3)).toEqual([
    'Staff Winter',
    'Staff Used',
    'Michelin CrossClimate2',
  ]);
  // The cards themselves stay where they are, so nothing on the page moves.
  expect(screen.getAllByRole('article')[0]).toBe(firstCard);
});

test('staff’s products are listed where they belong, and their text is text', async () => {
  await visit('/tires/new-tires');
  expect(await screen.findByText('6 items found')).toBeVisible();
  expect(listedNames()[0]).toBe('Staff Winter');
  expect(screen.getByText('From the <b>staff</b>')).toBeVisible();
});

test('parts ask nothing of the backend', async () => {
  await visit('/auto-parts/all');
  expect(staffProducts.getState().status).toBe('waiting');
});

test('a backend that is down is not mentioned beside the samples', async () => {
  failing = true;
  const complain = jest.spyOn(console, 'error');
  await visit('/tires/all');
  await waitFor(() => expect(staffProducts.getState().status).toBe('failed'));
  expect(listedNames()).toHaveLength(8);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('a shop without samples waits, then lists its own', async () => {
  await visit('/tires/all', false);
  expect(screen.getByText('Loading our stock…')).toBeVisible();
  expect(await screen.findByText('2 items found')).toBeVisible();
  expect(listedNames()).toEqual(['Staff Winter', 'Staff Used']);
});

test('a shop without samples says when its stock cannot be loaded, and tries again', async () => {
  failing = true;
  const user = await visit('/tires/all', false);
  expect(await screen.findByText('We could not load our stock')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 items found')).toBeVisible();
});

test('a long list is shown a page at a time, and the focus goes on with it', async () => {
  rows = Array.from({ length: 60 }, (_, n) => row(n, 'winter-tires', `Tire ${n}`));
  const user = await visit('/tires/winter-tires');
  expect(await screen.findByText('61 items found')).toBeVisible();
  expect(listedNames()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show 24 more' }));
  await waitFor(() => expect(listedNames()).toHaveLength(48));
  expect(document.activeElement).toHaveTextContent('Tire 24');
  await user.click(screen.getByRole('button', { name: 'Show 13 more' }));
  await waitFor(() => expect(listedNames()).toHaveLength(61));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('what has been loaded is there at once on the next page', async () => {
  await act(async () => staffProducts.setState({ status: 'loaded', products: [] }));
  rows = [];
  await visit('/tires/all', false);
  expect(screen.getByText('Nothing listed here right now')).toBeVisible();
});
