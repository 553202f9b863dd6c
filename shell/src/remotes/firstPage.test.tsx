import { MemoryRouter } from '@shop/shared-vendor';
import { render } from '@testing-library/react';
import { Arrival } from './Arrival';
import { isFirstPage } from './firstPage';

test('the first page stays as the browser shows it, and is no first page once it was left', () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<h1>First</h1>';
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key: 'kept by a reload' }]}>
      <Arrival />
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
  expect(isFirstPage('kept by a reload')).toBe(true);
  expect(isFirstPage('next')).toBe(false);
  expect(isFirstPage('kept by a reload')).toBe(false);
});
