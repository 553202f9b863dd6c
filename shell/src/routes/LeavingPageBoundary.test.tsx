import { MemoryRouter } from '@shop/shared-vendor';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeavingPageBoundary } from './LeavingPageBoundary';

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Try again
  </button>
);

let isBroken = true;
function Page() {
  if (isBroken) throw new Error('thrown in render');
  return <h1>Page</h1>;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('pages that throw whenever they are rendered show a failure with a retry', async () => {
  render(
    <MemoryRouter>
      <LeavingPageBoundary loading={<p>Loading</p>} Failure={Failure}>
        <Page />
      </LeavingPageBoundary>
    </MemoryRouter>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});
