import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findEnabledButton, startTranslations } from '../testSupport';
import { PasswordField } from './PasswordField';

beforeAll(() => startTranslations());

test('shows and hides what was typed', async () => {
  render(<PasswordField label="Password" showLabel="Show it" hideLabel="Hide it" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(await findEnabledButton('Hide it'));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
});
