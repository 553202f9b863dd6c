import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('a busy button shows its label, keeps the focus and submits nothing', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a button in a form does not submit it by default', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Clear</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a button is busy in the task of its press, until what the press has started ends', async () => {
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  render(<Button onClick={() => work}>Delete</Button>);
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await act(async () => end());
  expect(button).not.toHaveAttribute('aria-busy');
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('a disabled button says why', () => {
  const { rerender } = render(<Button disabled="Choose a tire first.">Add</Button>);
  const button = screen.getByRole('button', { name: 'Add' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Choose a tire first.');
  rerender(<Button disabled={false}>Add</Button>);
  expect(button).toBeEnabled();
  expect(button).not.toHaveAccessibleDescription();
});
