import { BroadcastChannel } from 'node:worker_threads';
import { act, screen } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';

const api = fakeApi();
const channels: BroadcastChannel[] = [];
// jsdom has none. The client opens one with its first request.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
} as unknown as typeof globalThis.BroadcastChannel;
afterAll(() => {
  for (const channel of channels) channel.close();
});

test('looks up the rights with the token of a session that only another tab has stored', async () => {
  await openAdmin('/admin/dashboard');
  await act(api.endSession);
  await screen.findByRole('heading', { name: 'Admin Login' });
  const session = { access_token: 'new token', user: { id: 'u1', email: 'boss@example.com' } };
  const otherTab = new globalThis.BroadcastChannel('sb-localhost-auth-token');
  otherTab.postMessage({ event: 'SIGNED_IN', session });
  expect(await screen.findByText('Welcome, boss@example.com')).toBeVisible();
  const lookUp = jest.mocked(fetch).mock.calls.findLast(([url]) => /admins\?/.test(String(url)));
  expect(new Headers(lookUp?.[1]?.headers).get('authorization')).toBe('Bearer new token');
});
