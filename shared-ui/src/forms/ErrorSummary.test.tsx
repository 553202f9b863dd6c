import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTranslations } from '../testSupport';
import { ChoiceGroup } from './ChoiceGroup';
import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';

beforeAll(() => startTranslations());

const errors = [
  { field: 'email', message: 'Enter an email address.' },
  { field: 'day', message: 'Choose a day.' },
];

function Form({ attempt, wrong = errors }: { attempt: number; wrong?: typeof errors }) {
  return (
    <form>
      <ErrorSummary title="Check these fields" errors={wrong} attempt={attempt} />
      <TextField label="Email" name="email" />
      <ChoiceGroup
        legend="Day"
        name="day"
        options={[
          { value: '1', label: 'Monday', disabled: true },
          { value: '2', label: 'Tuesday' },
        ]}
        value={undefined}
        onChange={() => {}}
      />
    </form>
  );
}

test('takes focus at each failed attempt, and only then', async () => {
  const { rerender } = render(<Form attempt={0} wrong={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(<Form attempt={1} />);
  expect(screen.getByRole('alert', { name: 'Check these fields' })).toHaveFocus();

  // Errors that change while a visitor types must not move the focus.
  await userEvent.click(screen.getByLabelText('Email'));
  rerender(<Form attempt={1} wrong={[]} />);
  rerender(<Form attempt={1} />);
  expect(screen.getByLabelText('Email')).toHaveFocus();

  rerender(<Form attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('each link focuses its field', async () => {
  render(<Form attempt={1} />);
  const summary = within(screen.getByRole('alert'));
  await userEvent.click(summary.getByRole('link', { name: 'Enter an email address.' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.click(summary.getByRole('link', { name: 'Choose a day.' }));
  expect(screen.getByRole('radio', { name: 'Tuesday' })).toHaveFocus();
});
