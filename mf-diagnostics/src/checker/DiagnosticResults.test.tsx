import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPage } from '../testSupport/renderPage';
import { DiagnosticResults } from './DiagnosticResults';

test('results without symptoms show a message and a Go Back button', async () => {
  let goneBack = 0;
  await renderPage(
    <DiagnosticResults
      ids={[]}
      services={[]}
      headingLevel={2}
      headingRef={null}
      onStartOver={() => {
        goneBack += 1;
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No symptoms selected' })).toBeVisible();
  expect(screen.queryByText(/recommended/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Book Service' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(goneBack).toBe(1);
});
