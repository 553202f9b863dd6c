import { render, screen } from '@testing-library/react';
import { startWords } from '../testSupport';
import { TextField } from './TextField';

beforeAll(() => startWords());

test('label, hint and error belong to the field', () => {
  render(<TextField label="Email" name="email" hint="For the confirmation." error="Not valid." />);
  const field = screen.getByLabelText('Email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('For the confirmation. Not valid.');
  expect(field).toHaveAttribute('id', 'email');
});

test('without an error nothing is invalid or described', () => {
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
