import { Link, MemoryRouter, Route, Routes } from '@shop/shared-vendor';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLeavingFirstPage } from './firstPage';
import { RouteFocus } from './RouteFocus';

/** A first page whose code has not come yet: it is only HTML. */
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
            </>
          }
        />
        <Route
          path="/next"
          element={
            <>
              <h1>Next</h1>
              <RouteFocus />
            </>
          }
        />
      </Routes>
    </main>
  );
}

test('who leaves the first page before it is alive arrives at the top, at the heading', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Next' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});
