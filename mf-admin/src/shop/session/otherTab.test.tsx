import { act, screen } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { sendFromOtherTab } from '../../testSupport/otherTab';

const api = fakeApi();

test('looks up the rights with the token of a session that only another tab has stored', async () => {
  await openAdmin('/admin/dashboard');
  await act(api.endSession);
  await screen.findByRole('heading', { name: 'Admin Login' });
  const session = { access_token: 'new token', user: { id: 'u1', email: 'boss@example.com' } };
  act(() => sendFromOtherTab('SIGNED_IN', session));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeVisible();
  const lookUp = jest.mocked(fetch).mock.calls.findLast(([url]) => /admins\?/.test(String(url)));
  expect(new Headers(lookUp?.[1]?.headers).get('authorization')).toBe('Bearer new token');
});
