import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let isFailing: boolean;

function Page() {
  if (isFailing) throw new Error('no brakes');
  return <p>All well</p>;
}

beforeEach(() => {
  isFailing = true;
  // React reports every caught error here.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('shows the fallback with the error, reports it, and renders the children again on reset', async () => {
  const onError = jest.fn();
  render(
    <>
      <p>The layout</p>
      <ErrorBoundary
        onError={onError}
        fallback={(error, reset) => (
          <button type="button" onClick={reset}>
            {String(error)}
          </button>
        )}
      >
        <Page />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The layout')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);

  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Error: no brakes' }));
  expect(screen.getByText('All well')).toBeVisible();
});
