import { render, screen, within } from '@testing-library/react';
import { startTranslations } from '../testSupport';
import { StepIndicator } from './StepIndicator';

beforeAll(() => startTranslations());

const steps = ['Select service', 'Choose date', 'Select time', 'Your details'];

test('highlights the steps up to the current one and marks that as current', () => {
  render(<StepIndicator steps={steps} current={2} label="Booking steps" />);
  const items = within(screen.getByRole('list', { name: 'Booking steps' })).getAllByRole(
    'listitem',
  );
  expect(items.map((item) => item.classList.contains('reached'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
  ]);
  expect(items[0]).toHaveTextContent('Select service, done');
  expect(items[1]).not.toHaveTextContent('done');
});
