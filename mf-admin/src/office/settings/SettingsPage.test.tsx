import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { setting } from '../../testSupport/rows';

const TABLE = 'settings';
const api = fakeApi();
beforeEach(() => {
  api.store(TABLE, [
    setting(),
    setting({ id: '2', key: 'phone', value: '+17705550123', description: 'Digits only.' }),
  ]);
});

const value = (key: string) => screen.findByRole('textbox', { name: key });
const save = (key: string) => screen.getByRole('button', { name: `Save ${key}` });

test('shows the key, the description and the value of each setting', async () => {
  await openAdmin('/admin/settings');
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

test('the field that the address names has the focus', async () => {
  await openAdmin('/admin/settings?section=contact&field=phone');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveFocus());
});

test('unfolds one section at a time, and the address names it', async () => {
  const user = await openAdmin('/admin/settings');
  expect(await value('phone')).toBeInTheDocument();
  await user.click(sectionButton('Bays'));
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/settings?section=bays');
  expect(await screen.findByRole('table', { name: 'Bays' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'phone' })).not.toBeInTheDocument();
  await user.click(sectionButton('Bays'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'phone' })).not.toBeInTheDocument();
  await user.click(sectionButton('All settings'));
  expect(await value('phone')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/settings?section=all');
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

test('describes a known setting in Spanish, and another one with the text of the database', async () => {
  api.store(TABLE, [setting(), setting({ id: '2', key: 'something_new', description: 'New.' })]);
  const user = await openAdmin('/admin/settings?section=all');
  expect(await value('forget_after_months')).toHaveAccessibleDescription('Empty or 0: never.');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await waitFor(async () =>
    expect(await value('forget_after_months')).toHaveAccessibleDescription(
      /^Después de cuántos meses/,
    ),
  );
  expect(await value('something_new')).toHaveAccessibleDescription('New.');
});

test('saves a setting, and then edits the saved version', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('forget_after_months'), '24');
  await user.click(save('forget_after_months'));
  expect(await screen.findByText('Setting updated successfully')).toBeInTheDocument();

  await user.clear(await value('forget_after_months'));
  await user.click(save('forget_after_months'));
  await waitFor(() =>
    expect(api.sent(TABLE)).toEqual([
      ['PATCH', { value: '24' }],
      ['PATCH', { value: '' }],
    ]),
  );
  expect(await value('forget_after_months')).toHaveValue('');
});

test('explains beside the field why the database refused a value', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('forget_after_months'), '36');
  api.once('PATCH', TABLE, refusal(400, 'settings_months'));
  await user.click(save('forget_after_months'));
  expect(await screen.findByText('Failed to update setting')).toBeInTheDocument();
  expect(screen.getByText(/whole number of months up to 999/)).toBeInTheDocument();
  expect(await value('forget_after_months')).toHaveValue('36');
});

test('does not send a value that the form rejects', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('phone'), 'x');
  await user.click(save('phone'));
  expect(await screen.findByText(/10-digit US phone number/)).toBeInTheDocument();
  expect(api.sent(TABLE)).toEqual([]);
});

test('undoes an unsaved change', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('phone'), '9');
  await user.click(screen.getByRole('button', { name: 'Undo changes to phone' }));
  expect(await value('phone')).toHaveValue('+17705550123');
});

test('undoing a change removes the offer to overwrite', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await user.type(await value('forget_after_months'), '24');
  api.store(TABLE, [setting({ value: '36', updated_at: '2026-11-21T10:00:00Z' })]);
  await user.click(save('forget_after_months'));
  await screen.findByRole('button', { name: 'Overwrite with mine' });
  await user.click(screen.getByRole('button', { name: 'Undo changes to forget_after_months' }));
  expect(screen.queryByRole('button', { name: 'Overwrite with mine' })).not.toBeInTheDocument();
});

test('shows a notification and an error when loading fails', async () => {
  api.once('GET', TABLE, offline);
  await openAdmin('/admin/settings');
  expect(await findNotification('Failed to load settings')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load settings' })).toBeInTheDocument();
});
