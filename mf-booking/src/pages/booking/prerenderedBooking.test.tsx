import { commonLocales, LanguageProvider, loadLocales, startEngine } from '@shop/shared-i18n';
import { MemoryRouter } from '@shop/shared-vendor';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeBackend, token } from '../../testSupport/fakeBackend';
import { stopClockAt } from '../../testSupport/stopClockAt';
import { tabDraft } from '../../wizard/draftStore';
import bookingPage from './page';

stopClockAt('2026-11-21T12:00:00Z');
fakeBackend();

beforeAll(async () => {
  await startEngine('en');
  await loadLocales([commonLocales, ...bookingPage.locales], 'en');
});

const page = (state?: unknown) => (
  <MemoryRouter initialEntries={[{ pathname: '/booking', state }]}>
    <LanguageProvider>
      <bookingPage.Component />
    </LanguageProvider>
  </MemoryRouter>
);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  tabDraft.current = undefined;
});

/** Shows the static HTML, lets the visitor act on it, then brings it to life. */
async function comesAlive(state: unknown, beforehand?: () => Promise<void>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  await beforehand?.();
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page(state), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  return complaints;
}

test('the HTML shows step 1, and nothing can be sent before it is alive', () => {
  document.body.innerHTML = renderToString(page());
  expect(screen.getByRole('heading', { name: 'Which service do you need?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(document.querySelector('noscript')).toHaveTextContent('href="tel:+17705550123"');
  document.body.innerHTML = '';
});

const request = {
  reference: 'K7Q-M2X',
  status: 'requested',
  service: null,
  date: null,
  slot: null,
  starts_at: null,
  ends_at: null,
  cancel_token: token,
};

test.each([
  ['at another step', { step: 4 }, 'How do we reach you?'],
  ['with a receipt', { receipt: request }, 'We have your request'],
])('comes alive %s without a mismatch', async (_, state, heading) => {
  expect(await comesAlive(state)).toEqual([]);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('a service clicked before that is chosen', async () => {
  await comesAlive(undefined, () =>
    userEvent.click(screen.getByRole('radio', { name: /^Oil Change/ })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: /^Oil Change/ })).toBeChecked();
});
