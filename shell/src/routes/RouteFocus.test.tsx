import { HostProviders } from '@shop/shared-contract';
import { initI18n } from '@shop/shared-i18n';
import { Link, MemoryRouter, Route, Routes } from '@shop/shared-vendor';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPage } from '../page/createPage';
import { PageProvider, useLeavingFirstPage } from '../page/PageContext';
import { RouteFocus } from './RouteFocus';

const newPage = () =>
  createPage({ language: 'en', site: undefined, content: { shop: {}, texts: {} } });

/** A first page whose code has not arrived: it is only HTML. */
function Site() {
  useLeavingFirstPage();
  return (
    <main>
      <Routes>
        <Route
          path="/"
          element={
            <>
              <h1>First</h1>
              <Link to="/next">Next</Link>
              <Link to="/next#part">Part</Link>
            </>
          }
        />
        <Route
          path="/next"
          element={
            <>
              <h1>Next</h1>
              <h2 id="part">Part</h2>
              <Link to="/next">Again</Link>
              <RouteFocus />
            </>
          }
        />
      </Routes>
    </main>
  );
}

test('a navigation before the first page is hydrated scrolls to the top and focuses the heading', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <PageProvider value={newPage()}>
      <MemoryRouter>
        <Site />
      </MemoryRouter>
    </PageProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Next' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

test('a navigation to a part of a page scrolls to it and focuses it', async () => {
  const scroll = jest.fn();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scroll;
  render(
    <PageProvider value={newPage()}>
      <MemoryRouter>
        <Site />
      </MemoryRouter>
    </PageProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Part' }));
  const part = await screen.findByRole('heading', { name: 'Part' });
  expect(part).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([part]);
});

test('a link to the page that is open leads to its beginning', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  initI18n('en');
  history.replaceState(null, '', '/next');
  render(
    <PageProvider value={newPage()}>
      <HostProviders>
        <Site />
      </HostProviders>
    </PageProvider>,
  );
  scroll.mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'Again' }));
  expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

test('the first page stays as the browser shows it, and is no first page once it was left', () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  scroll.mockClear();
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<h1>First</h1>';
  const page = newPage();
  render(
    <PageProvider value={page}>
      <MemoryRouter initialEntries={[{ pathname: '/', key: 'kept by a reload' }]}>
        <RouteFocus />
      </MemoryRouter>
    </PageProvider>,
  );
  expect(document.body).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
  expect(page.hydration.isFirstPage('kept by a reload')).toBe(true);
  expect(page.hydration.isFirstPage('next')).toBe(false);
  expect(page.hydration.isFirstPage('kept by a reload')).toBe(false);
});
