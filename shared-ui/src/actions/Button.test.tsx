import { render, screen } from '@testing-library/react';
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
