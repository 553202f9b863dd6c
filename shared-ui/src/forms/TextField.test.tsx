import { render, screen } from '@testing-library/react';
import { startTranslations } from '../testSupport';
import { TextField } from './TextField';

beforeAll(() => startTranslations());

test('names the field by its label and describes it by its hint and error', () => {
  render(<TextField label="Email" name="email" hint="For the confirmation." error="Not valid." />);
  const field = screen.getByLabelText('Email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('For the confirmation. Not valid.');
  expect(field).toHaveAttribute('id', 'email');
});

test('is neither invalid nor described without an error', () => {
  render(<TextField label="Email" name="email" />);
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
});

test('two fields without names do not share an id', () => {
  render(
    <>
      <TextField label="First" />
      <TextField label="Second" />
    </>,
  );
  expect(screen.getByLabelText('First').id).not.toBe(screen.getByLabelText('Second').id);
});
