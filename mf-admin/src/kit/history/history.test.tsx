import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { listEntry, offer, product, setting } from '../../testSupport/rows';

const UPLOADED = '/content/0123456789ab-1280.webp';
const api = fakeApi();
const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000).toISOString();

const event = (id: number, table_name: string, row_id: string, more: object) => ({
  ...{ id, table_name, row_id, at: TWO_DAYS_AGO, actor: 'u2', action: 'UPDATE' },
  ...{ before: null, after: null, ...more },
});
beforeEach(() =>
  api.store('user_profiles', [{ id: 'u2', email: 'ana.lopez@example.com', name: '' }]),
);

/** Opens a disclosure; jsdom fires no event of its own. */
async function open(title: string) {
  const details = (await screen.findByText(title)).closest('details');
  if (!details) throw new Error(`${title} opens nothing`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(details);
}

test('a product that was removed two days ago comes back with its pictures', async () => {
  const { is_sample: _, ...removed } = product({ id: '7', name: 'Gone', image_url: UPLOADED });
  api.store('products', [product({ id: '1', name: 'Here' })]);
  const before = { ...removed, is_sample: true };
  api.store('audit_log', [
    event(1, 'products', '7', { action: 'DELETE', before: { ...before, name: 'Older' } }),
    event(2, 'products', '7', { action: 'DELETE', before }),
    event(3, 'products', '1', { action: 'DELETE', before: product({ id: '1', name: 'Here' }) }),
  ]);
  api.trigger('products', (row) => ({ ...before, ...row }));
  const user = await openAdmin('/admin/products');
  const list = await open('Removed in the last 30 days');
  const item = await list.findByRole('listitem');
  expect(item).toHaveTextContent(/^GoneRemoved .*, Ana Lopez/);
  await user.click(list.getByRole('button', { name: 'Bring back Gone' }));
  await findNotification('Restored: Gone');
  const [[, sent] = []] = api.sent('products');
  expect(sent).toMatchObject({ id: '7', name: 'Gone', image_url: UPLOADED });
  expect(sent).not.toHaveProperty('is_sample');
  expect(await list.findByText('There’s nothing to bring back.')).toBeVisible();
});

test('an offer that was removed comes back with its picture and its catalogue', async () => {
  const removed = offer({ id: '7', service: null, percent: null, category: 'tires' });
  const before = { ...removed, picture: UPLOADED };
  api.store('offers', []);
  api.store('audit_log', [event(1, 'offers', '7', { action: 'DELETE', before })]);
  api.trigger('offers', (row) => ({ ...before, ...row }));
  const user = await openAdmin('/admin/settings?section=offers');
  const list = await open('Removed in the last 30 days');
  await user.click(await list.findByRole('button', { name: 'Bring back Weekend oil' }));
  await findNotification('Restored: Weekend oil');
  const [[, sent] = []] = api.sent('offers');
  expect(sent).toMatchObject({ id: '7', picture: UPLOADED, category: 'tires', service: null });
});

test('the removed entries of a list are those of that list', async () => {
  const entry = (id: string, list: 'team' | 'jobs', title: string) =>
    listEntry({ id, list, title });
  api.store('list_entries', []);
  api.store('audit_log', [
    event(1, 'list_entries', '1', { action: 'DELETE', before: entry('1', 'team', 'Marcus') }),
    event(2, 'list_entries', '2', { action: 'DELETE', before: entry('2', 'jobs', 'A dent') }),
  ]);
  await openAdmin('/admin/lists');
  const list = await open('Removed in the last 30 days');
  expect(await list.findByText('Marcus')).toBeVisible();
  expect(list.queryByText('A dent')).not.toBeInTheDocument();
});

test('an earlier value is put into the form, and saved from there', async () => {
  const marcus = listEntry({ id: '1', detail: 'Owner' });
  api.store('list_entries', [marcus]);
  api.store('audit_log', [
    event(1, 'list_entries', '1', {
      before: { detail: 'Cashier', updated_at: 'a' },
      after: { detail: 'Owner', updated_at: 'b' },
    }),
    // Its place is no field of the form.
    event(2, 'list_entries', '1', { before: { position: 3 }, after: { position: 1 } }),
  ]);
  const user = await openAdmin('/admin/lists');
  await user.click(await screen.findByRole('button', { name: 'Edit Marcus Bell' }));
  const list = await open('Earlier versions');
  const item = await list.findByRole('listitem');
  expect(item).toHaveTextContent('Role in English was Cashier, then Owner');
  expect(item).toHaveTextContent('Ana Lopez');
  const putBack = () => list.getByRole('button', { name: 'Put it back in the form' });
  await user.click(putBack());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText(/^Role in English/)).toHaveValue('Cashier');
  expect(dialog.getByLabelText(/^Role in English/)).toHaveFocus();
  expect(putBack()).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(api.sent('list_entries')).toEqual([['PATCH', { detail: 'Cashier' }]]));
});

test('the changes of settings are those of the fields of their form', async () => {
  api.store('settings', [
    setting({ id: '1', key: 'shop_name', value: 'New name' }),
    setting({ id: '2', key: 'email', value: 'a@example.com' }),
  ]);
  api.store('audit_log', [
    event(1, 'settings', '1', { before: { value: 'Old name' }, after: { value: 'New name' } }),
  ]);
  const user = await openAdmin('/admin/settings?section=contact');
  const list = await open('Earlier versions');
  expect(await list.findByRole('listitem')).toHaveTextContent('was Old name, then New name');
  await user.click(list.getByRole('button', { name: 'Put it back in the form' }));
  expect(screen.getByDisplayValue('Old name')).toBeVisible();
});
