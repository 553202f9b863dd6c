import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { dialog, field } from '../../../testSupport/productForm';
import { product, rowDraft } from '../../../testSupport/rows';

const [TABLE, DRAFTS] = ['products', 'row_drafts'] as const;
const tire = product({ id: '5', quantity: 8, available: 8 });
const drafted = rowDraft({
  ...{ id: '5', table_name: TABLE, changes: { price: 99 }, replaces: tire.updated_at },
});
const api = fakeApi();
beforeEach(() => api.store(TABLE, [tire]));

const open = async (button: string) => {
  const user = await openAdmin('/admin/products');
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
};
const saveDraft = () => dialog().getByRole('button', { name: 'Save as draft' });

test('saves the changed price as a draft, and leaves the product as it is', async () => {
  const user = await open('Edit CrossClimate2');
  await user.clear(field('Price'));
  await user.type(field('Price'), '99');
  await user.click(saveDraft());
  await findNotification('Draft saved');
  expect(api.sent(TABLE)).toEqual([]);
  const { replaces } = drafted;
  expect(api.rows(DRAFTS)).toMatchObject([
    { id: '5', table_name: TABLE, changes: { price: 99 }, replaces },
  ]);
  const row = await screen.findByRole('row', { name: /CrossClimate2/ });
  await waitFor(() => expect(row).toHaveTextContent('Draft'));
});

test('a draft that sold tires have outdated keeps the quantity of now', async () => {
  api.store(TABLE, [{ ...tire, quantity: 4, updated_at: '2030-01-01T00:00:00Z' }]);
  api.store(DRAFTS, [drafted]);
  const user = await open('Edit CrossClimate2');
  expect(dialog().getByText(/^This has changed since the draft was written/)).toBeVisible();
  expect(field('Price')).toHaveValue('99');
  expect(field('Quantity')).toHaveValue('4');
  await user.click(saveDraft());
  await findNotification('Draft saved');
  expect(api.rows(DRAFTS)).toMatchObject([
    { changes: { price: 99 }, replaces: '2030-01-01T00:00:00Z' },
  ]);
});

test('a new product can be a draft only, which is edited again', async () => {
  const changes = { ...drafted.changes, name: 'Defender2' };
  api.store(DRAFTS, [rowDraft({ id: '6', table_name: TABLE, changes })]);
  await open('Edit the draft of Defender2');
  expect(field('Name')).toHaveValue('Defender2');
  expect(field('Price')).toHaveValue('99');
  expect(dialog().getByRole('button', { name: 'Add Product' })).toBeEnabled();
});
