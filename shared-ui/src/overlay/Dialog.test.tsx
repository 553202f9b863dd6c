import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startTranslations } from '../testSupport';
import { Dialog } from './Dialog';

beforeAll(() => startTranslations());

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add product
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New product">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  return screen.getByRole('dialog', { name: 'New product' });
};

test('moves the focus to the title, and back when it closes', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await openIt();
  expect(within(dialog).getByRole('heading')).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add product' })).toHaveFocus();
});

test('closes on Esc and on a click on the backdrop, not on a press inside', async () => {
  render(<Page />);
  await openIt();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();

  const dialog = await openIt();
  await userEvent.click(within(dialog).getByLabelText('Name'));
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: within(dialog).getByLabelText('Name') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('resets its content each time it opens', async () => {
  render(<Page />);
  await openIt();
  await userEvent.type(screen.getByLabelText('Name'), 'Wiper');
  await userEvent.keyboard('{Escape}');
  await openIt();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('returns the focus when it is unmounted', async () => {
  const { rerender } = render(<Page key="one" />);
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  rerender(
    <Dialog open onClose={() => {}} title="Lone">
      <p>Text</p>
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'Lone' })).toHaveFocus();
  rerender(<p>Another page</p>);
  expect(outside).toHaveFocus();
  outside.remove();
});
