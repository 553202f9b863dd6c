import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { setting } from '../../testSupport/rows';

const api = fakeApi();
beforeEach(() => {
  api.store('settings', [
    setting(),
    setting({ id: '2', key: 'shop_name', value: 'Tara Tire & Auto' }),
  ]);
});

const question = () => screen.findByRole('alertdialog', { name: 'Unsaved changes' });
const press = (name: string) => screen.getByRole('button', { name });

test('a dialog asks before Escape or Cancel closes it with a change', async () => {
  const user = await openAdmin('/admin/settings?section=closures');
  await user.click(await screen.findByRole('button', { name: 'Add closure' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText(/^Reason in English/);
  await user.type(field, 'Inventory');
  await user.keyboard('{Escape}');
  await question();
  await user.click(press('Keep editing'));
  expect(field).toHaveValue('Inventory');
  await user.click(press('Cancel'));
  await question();
  await user.click(press('Discard changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
