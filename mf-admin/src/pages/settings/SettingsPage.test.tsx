import * as staff from '@shop/shared-data/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { bookingOutside, setting } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
beforeEach(() => {
  calls.listSettings.mockResolvedValue([
    setting(),
    setting({ id: '2', key: 'phone', value: '+17705550123', description: 'Digits only.' }),
  ]);
});

const value = (key: string) => screen.findByRole('textbox', { name: key });
const save = (key: string) => screen.getByRole('button', { name: `Save ${key}` });

test('shows the key, the description and the value of each setting', async () => {
  await openAdmin('/admin/settings?section=all');
  expect(await value('phone')).toHaveValue('+17705550123');
  expect(await value('phone')).toHaveAccessibleDescription('Digits only.');
  expect(save('phone')).toBeDisabled();
});

test('shows the name of a known setting beside its key', async () => {
  await openAdmin('/admin/settings?section=all');
  const item = (await value('phone')).closest('li');
  expect(item).toHaveTextContent('Phone number');
});

const sectionButton = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name })).getByRole('button');

test('unfolds one section at a time, and the address names it', async () => {
  const user = await openAdmin('/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'All settings' }));
  expect(await value('phone')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/settings?section=all');
  await user.click(sectionButton('Bays'));
  expect(await screen.findByRole('table', { name: 'Bays' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'phone' })).not.toBeInTheDocument();
  await user.click(sectionButton('Bays'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin\/settings$/);
});

test('finds sections by a word of their screens, without accents, and shows where it stands', async () => {
  const user = await openAdmin('/admin/settings');
  await user.type(await screen.findByRole('searchbox'), 'instagram');
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(names()).toEqual([expect.stringMatching(/^All settings/)]);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'days off');
  expect(names()).toEqual(['No setting matches “days off”.']);
});

test('leads from a setting to its easier form', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.click(await screen.findByRole('button', { name: 'Easier in “Contact and links”' }));
  expect(await screen.findByRole('button', { name: 'Save contact and links' })).toBeVisible();
});

test('lists the bookings that a setting of the schedule breaks before it saves', async () => {
  calls.bookingsOutside.mockResolvedValue([bookingOutside()]);
  calls.editSetting.mockResolvedValue(setting({ value: '10:00-12:00' }));
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('hours_sunday'), '10:00-12:00');
  await user.click(save('hours_sunday'));
  await screen.findByRole('link', { name: '(770) 555-0144' });
  expect(calls.bookingsOutside).toHaveBeenCalledWith({
    settings: { hours_sunday: '10:00-12:00' },
  });
  expect(calls.editSetting).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByText('Setting updated successfully')).toBeInTheDocument();
});

test('describes a known setting in Spanish, and another one with the text of the database', async () => {
  calls.listSettings.mockResolvedValue([
    setting(),
    setting({ id: '2', key: 'something_new', description: 'New.' }),
  ]);
  const user = await openAdmin('/admin/settings?section=all');
  expect(await value('hours_sunday')).toHaveAccessibleDescription('Opening hours on Sundays.');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await waitFor(async () =>
    expect(await value('hours_sunday')).toHaveAccessibleDescription(/^Horario del domingo/),
  );
  expect(await value('something_new')).toHaveAccessibleDescription('New.');
});

test('saves a setting, and then edits the saved version', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('hours_sunday'), '10:00-12:00');
  const saved = setting({ value: '10:00-12:00', updated_at: '2026-11-21T10:00:00Z' });
  calls.editSetting.mockResolvedValue(saved);
  calls.listSettings.mockResolvedValue([saved]);
  await user.click(save('hours_sunday'));
  expect(await screen.findByText('Setting updated successfully')).toBeInTheDocument();
  expect(calls.editSetting).toHaveBeenCalledWith(setting(), { value: '10:00-12:00' });

  await user.clear(await value('hours_sunday'));
  await user.click(save('hours_sunday'));
  expect(calls.editSetting).toHaveBeenLastCalledWith(saved, { value: '' });
});

test('explains beside the field why the database refused a value', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('hours_sunday'), 'nine');
  calls.editSetting.mockRejectedValue(dataError('invalid', 'settings_hours'));
  await user.click(save('hours_sunday'));
  expect(await screen.findByText('Failed to update setting')).toBeInTheDocument();
  expect(screen.getByText(/opening and closing time as 08:00-20:00/)).toBeInTheDocument();
  expect(await value('hours_sunday')).toHaveValue('nine');
});

test('does not send a value that the form rejects', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('phone'), 'x');
  await user.click(save('phone'));
  expect(await screen.findByText(/US phone number of 10 digits/)).toBeInTheDocument();
  expect(calls.editSetting).not.toHaveBeenCalled();
});

test('undoes an unsaved change', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('phone'), '9');
  await user.click(screen.getByRole('button', { name: 'Undo changes to phone' }));
  expect(await value('phone')).toHaveValue('+17705550123');
});

test('undoing a change removes the offer to overwrite', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('hours_sunday'), '10:00-12:00');
  calls.editSetting.mockRejectedValueOnce(dataError('conflict'));
  await user.click(save('hours_sunday'));
  await screen.findByRole('button', { name: 'Overwrite with mine' });
  await user.click(screen.getByRole('button', { name: 'Undo changes to hours_sunday' }));
  expect(screen.queryByRole('button', { name: 'Overwrite with mine' })).not.toBeInTheDocument();
});

test('shows a notification and an error when loading fails', async () => {
  calls.listSettings.mockRejectedValue(dataError('offline'));
  await openAdmin('/admin/settings?section=all');
  expect(await findNotification('Failed to load settings')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load settings' })).toBeInTheDocument();
});
