import { MemoryRouter } from '@shop/shared-vendor';
import { render } from '@testing-library/react';
import { beginComposedPage, isFirstPage, readsComposedPage } from './firstPage';
import { RouteFocus } from './RouteFocus';

test('the visitor reads the composed page until the address changes', () => {
  expect(readsComposedPage()).toBe(false);
  beginComposedPage({ remotes: [] });
  expect(readsComposedPage()).toBe(true);
  const first = location.pathname;
  history.pushState(null, '', '/elsewhere');
  expect(readsComposedPage()).toBe(false);
  history.pushState(null, '', first);
  expect(readsComposedPage()).toBe(true);
});

test('the first page stays as the browser shows it, and is no first page once it was left', () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<h1>First</h1>';
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key: 'kept by a reload' }]}>
      <RouteFocus />
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
  expect(isFirstPage('kept by a reload')).toBe(true);
  expect(isFirstPage('next')).toBe(false);
  expect(isFirstPage('kept by a reload')).toBe(false);
});
