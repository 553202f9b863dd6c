import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBackend } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';

setSystemTime('2026-11-23T12:00:00Z');
fakeBackend();
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('arrow keys choose open days, up and down by weeks, and stay on the step', async () => {
  await renderRoute('/booking', { state: { step: 2 } });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe('2026-11-30');
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('2026-11-27');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(chosen()).toBe('2026-12-07');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe('2026-11-23');
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'What time works for you?' })).toHaveFocus();
});
