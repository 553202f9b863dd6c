import * as staff from '@shop/shared-data/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { mockEachTest } from '../../testSupport/mockBackend';
import { openAdmin } from '../../testSupport/openAdmin';
import { setting, weekday } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
beforeEach(() => {
  calls.listWeek.mockResolvedValue([1, 2, 3, 4, 5, 6, 7].map((id) => weekday({ id })));
  calls.listSettings.mockResolvedValue([
    setting(),
    setting({ id: '2', key: 'shop_name', value: 'Tara Tire & Auto' }),
  ]);
});

const question = () => screen.findByRole('alertdialog', { name: 'Unsaved changes' });
const press = (name: string) => screen.getByRole('button', { name });

describe.each([
  ['hours', 'Edit Monday', 'Opens'],
  ['closures', 'Add closure', 'Reason in English'],
  ['bays', 'Edit Bay 1', 'Name'],
  ['services', 'Edit Oil Change', 'Minutes'],
])('the dialog of %s that “%s” opens', (page, button, label) => {
  async function open() {
    const user = await openAdmin(`/admin/settings?section=${page}`);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, field: dialog.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement };
  }

  test('asks before Escape or Cancel closes it with a change', async () => {
    const { user, field } = await open();
    const value = field.type === 'time' ? '10:30' : '77';
    await user.clear(field);
    await user.type(field, value);
    await user.keyboard('{Escape}');
    await question();
    await user.click(press('Keep editing'));
    expect(field).toHaveDisplayValue(value);
    await user.click(press('Cancel'));
    await question();
    await user.click(press('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('closes without a question when nothing was changed', async () => {
    const { user } = await open();
    await user.click(press('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe.each([
  ['contact', '/admin/settings?section=contact', /^Shop name/],
  ['all settings', '/admin/settings?section=all', 'shop_name'],
])('the section of %s', (_, address, name) => {
  test('asks before another section replaces it with a change', async () => {
    const user = await openAdmin(address);
    await user.type(await screen.findByRole('textbox', { name }), '!');
    await user.click(screen.getByRole('button', { name: 'Bays' }));
    await question();
    await user.click(press('Keep editing'));
    expect(screen.getByRole('textbox', { name })).toHaveValue('Tara Tire & Auto!');
    await user.click(screen.getByRole('button', { name: 'Bays' }));
    await question();
    await user.click(press('Discard changes'));
    expect(await screen.findByRole('table', { name: 'Bays' })).toBeVisible();
  });

  test('another section replaces it without a question when nothing was changed', async () => {
    const user = await openAdmin(address);
    await screen.findByRole('textbox', { name });
    await user.click(screen.getByRole('button', { name: 'Bays' }));
    expect(await screen.findByRole('table', { name: 'Bays' })).toBeVisible();
  });
});
