import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceGroup } from './ChoiceGroup';

const slots = [
  { value: '09:00', label: '9:00 AM' },
  { value: '10:00', label: '10:00 AM', detail: 'Full', disabled: true },
  { value: '11:00', label: '11:00 AM' },
];

function Times({ error }: { error?: string }) {
  const [time, setTime] = useState<string>();
  return (
    <ChoiceGroup
      legend="Time"
      name="time"
      options={slots}
      value={time}
      onChange={setTime}
      error={error}
    />
  );
}

test('chooses one enabled option at a time, by mouse or keyboard', async () => {
  render(<Times />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();

  await userEvent.click(screen.getByText('9:00 AM'));
  expect(screen.getByRole('radio', { name: '9:00 AM' })).toBeChecked();

  await userEvent.click(screen.getByText('10:00 AM'));
  expect(screen.getByRole('radio', { name: '10:00 AM Full' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '9:00 AM' })).toBeChecked();

  screen.getByRole('radio', { name: '9:00 AM' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '11:00 AM' })).toBeChecked();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});

test('the group is named by its legend and described by its error', () => {
  render(<Times error="Please choose a time." />);
  const group = screen.getByRole('group', { name: 'Time' });
  expect(group).toHaveAccessibleDescription('Please choose a time.');
});
