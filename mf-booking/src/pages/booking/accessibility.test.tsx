import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { fakeBackend } from '../../testSupport/fakeBackend';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-23T17:30:00Z');
fakeBackend();

test.each([1, 2, 3, 4])('axe finds no violation at step %i', async (step) => {
  const { container } = await renderRoute('/booking', { state: { step } });
  await waitFor(() => expect(screen.queryByText(/Checking which times/)).toBeNull());
  if (step === 4) await visitor.presses('Send request');
  // jsdom has no layout; the browser tests check colours.
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  expect(violations).toEqual([]);
});
