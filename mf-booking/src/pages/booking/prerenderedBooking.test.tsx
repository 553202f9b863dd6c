import { commonLocales, initI18n, LanguageProvider, loadLocales } from '@shop/shared-i18n';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { MemoryRouter } from '@shop/shared-vendor';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeBackend } from '../../testSupport/fakeBackend';
import { receipt } from '../../testSupport/receipt';
import { tabDraft } from '../../wizard/draft';
import bookingPage from './page';

setSystemTime('2026-11-21T12:00:00Z');
fakeBackend();

beforeAll(async () => {
  initI18n('en');
  await loadLocales([commonLocales, ...bookingPage.locales]);
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

/** Shows the prerendered HTML, runs the visitor's actions on it, and hydrates it. */
async function hydrate(state: unknown, beforehand?: () => Promise<void>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  await beforehand?.();
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page(state), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}

test('the HTML shows step 1, and its button submits nothing before hydration', () => {
  document.body.innerHTML = renderToString(page());
  expect(screen.getByRole('heading', { name: 'Which service do you need?' })).toBeVisible();
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).form;
  // There is no dialog around it to close.
  expect(form).toHaveAttribute('method', 'dialog');
  expect(document.querySelector('noscript')).toHaveTextContent('href="tel:+17705550123"');
  document.body.innerHTML = '';
});

const request = {
  ...receipt,
  ...{ status: 'requested', service: null, date: null, slot: null, starts_at: null, ends_at: null },
};

test.each([
  ['at another step', { step: 4 }, 'How do we reach you?'],
  ['with a receipt', { receipt: request }, 'We have your request'],
])('hydrates %s without a mismatch', async (_, state, heading) => {
  expect(await hydrate(state)).toEqual([]);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('chooses a service that was clicked before hydration', async () => {
  await hydrate(undefined, () =>
    userEvent.click(screen.getByRole('radio', { name: /^Oil Change/ })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: /^Oil Change/ })).toBeChecked();
});
