import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Disclosure } from './Disclosure';

test('opens on a click without state of the page', async () => {
  render(<Disclosure title="Warranty?">Twelve months.</Disclosure>);
  expect(screen.getByText('Twelve months.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Warranty?'));
  expect(screen.getByText('Twelve months.')).toBeVisible();
});

test('calls onToggle of a page that controls it', async () => {
  const onToggle = jest.fn();
  function Group() {
    const [open, setOpen] = useState(true);
    return (
      <Disclosure
        title="home"
        open={open}
        onToggle={(next) => {
          onToggle(next);
          setOpen(next);
        }}
      >
        Blocks
      </Disclosure>
    );
  }
  render(<Group />);
  expect(screen.getByText('Blocks')).toBeVisible();
  await userEvent.click(screen.getByText('home'));
  expect(screen.getByText('Blocks')).not.toBeVisible();
  expect(onToggle.mock.calls).toEqual([[false]]);
});
