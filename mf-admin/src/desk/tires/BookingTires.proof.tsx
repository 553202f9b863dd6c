import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, heldTires, product, vehicleTires } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
const api = fakeApi();
const tire = { size: '225/65R17', brand: 'Michelin', quantity: 6, available: 6 };
const TIRES = 'booking_tires';
const held = { ...heldTires(), id: 't1', installed: 988.6, state: 'promised' };
const added = () => api.sent('rpc/add_tires').map(([, body]) => body);
beforeEach(() => {
  api.store('bookings', [booking()]);
  api.store('products', [
    product(tire),
    product({ ...tire, id: '2', name: 'Blizzak WS90', available: 2 }),
    product({ ...tire, id: '3', name: 'Defender2', available: 0 }),
    product({ ...tire, id: '4', name: 'Pilot Sport', in_stock: false }),
    product({ id: '5', name: 'Michelin wiper 225', kind: 'part', category: 'wipers' }),
  ]);
  api.define('tire_offer', ({ p_count: count }) => ({
    ...{ name: held.name, available: 6, installed: Number(count) * 247.15 },
  }));
  api.define('add_tires', ({ p_product: product, p_count: count, p_installed: installed }) => {
    api.store(TIRES, [{ ...held, product, count, installed }]);
    return null;
  });
});

async function openBooking() {
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  await user.click(await screen.findByRole('button', { name: /^Open booking ABC-234/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** Opens a booking without tires, searches and chooses a tire there. */
async function choose(search: string, name: string | RegExp) {
  const opened = await openBooking();
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('button', { name: 'Add tires' }));
  expect(dialog.getByRole('searchbox')).toHaveFocus();
  await user.keyboard(search);
  await user.click(await dialog.findByRole('radio', { name }));
  return { ...opened, add: dialog.getByRole('button', { name: 'Add to the booking' }) };
}

test('adds tires that a search finds, at the price that was shown', async () => {
  const { user, dialog, add } = await choose('225 65 17', /^CrossClimate2/);
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(dialog.getByRole('radio', { name: /^CrossClimate2/ })).toHaveAccessibleName(
    'CrossClimate2 · 225/65R17 · Michelin $129.50 each · 6 available',
  );
  expect(await dialog.findByText('$988.60 installed, with fees and tax')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('How many'), '6');
  expect(await dialog.findByText('$1,482.90 installed, with fees and tax')).toBeVisible();
  await user.click(add);
  await findNotification('The tires were added to the booking');
  expect(added()).toEqual([{ p_booking: '1', p_product: '1', p_count: 6, p_installed: 1482.9 }]);
  expect(await dialog.findByText(/^6 × CrossClimate2/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add tires' })).toHaveFocus();
  expect(dialog.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('names tires that are chosen and not added before the booking is saved or left', async () => {
  const { user, dialog } = await choose('225 65 17', /^CrossClimate2/);
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  await save();
  let question = within(await screen.findByRole('alertdialog', { name: 'Not added yet' }));
  expect(question.getByText(/^Chosen but not added: 4 × CrossClimate2 · 225\/65R17/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(api.sent('bookings')).toEqual([]);
  await user.keyboard('{Escape}');
  question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }));
  expect(question.getByText(/Chosen but not added: 4 × CrossClimate2/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await user.type(dialog.getByLabelText('License plate'), 'RXB 4417');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Save without adding' }));
  await findNotification('Booking updated');
  expect(added()).toEqual([]);
});

test('chooses the only tire that a search finds, and Enter does not add it', async () => {
  const { user, dialog } = await openBooking();
  await user.click(await dialog.findByRole('button', { name: 'Add tires' }));
  await user.keyboard('blizzak');
  expect(await dialog.findByRole('radio', { name: /^Blizzak/ })).toBeChecked();
  await dialog.findByText('$494.30 installed, with fees and tax');
  await user.keyboard('{Enter}');
  expect(added()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Add to the booking' }));
  await findNotification('The tires were added to the booking');
  expect(added()).toMatchObject([{ p_product: '2', p_count: 2 }]);
});

test('offers no more than are available, and Enter does not save the booking', async () => {
  const { user, dialog } = await choose('225 65 17', /^Blizzak/);
  expect(within(dialog.getByLabelText('How many')).getAllByRole('option')).toHaveLength(2);
  await dialog.findByText('$494.30 installed, with fees and tax');
  await user.type(dialog.getByRole('searchbox'), '{Enter}');
  await findNotification('The tires were added to the booking');
  expect(added()).toMatchObject([{ p_product: '2', p_count: 2 }]);
  expect(api.sent('bookings')).toEqual([]);
});

test('advises to check tires of another size than those of the booking and of the vehicle', async () => {
  api.store('bookings', [booking({ vehicle: '2018 Toyota Camry' })]);
  api.store('vehicle_tires', [vehicleTires({ model: 'Camry', size: '205/65R16' })]);
  api.store(TIRES, [{ ...held, product: '6' }]);
  api.store('products', [product(tire), product({ ...tire, id: '6', size: '205/65R16' })]);
  const { dialog, add } = await choose('crossclimate', /225\/65R17/);
  expect(await dialog.findByText(/tires in another size: 205\/65R16\./)).toBeVisible();
  expect(await dialog.findByText(/came from the factory with 205\/65R16 102H\./)).toBeVisible();
  await waitFor(() => expect(add).toBeEnabled());
});

test('says when no tire in stock matches', async () => {
  const { user, dialog } = await openBooking();
  await user.click(await dialog.findByRole('button', { name: 'Add tires' }));
  await user.keyboard('defender');
  expect(await dialog.findByText('No tire in stock matches “defender”.')).toBeVisible();
});

test.each([
  ['tires_sold', /no longer available/],
  ['price_changed', /The price changed/],
  ['tires_listed', /already has this tire/],
  ['booking_closed', /This booking is over/],
])('explains %s, keeps the choice, and reads products and price again', async (code, text) => {
  const { user, dialog, add } = await choose('crossclimate', /^CrossClimate2/);
  await dialog.findByText(/^\$988\.60/);
  api.once('POST', 'rpc/add_tires', refusal(409, code));
  api.define('tire_offer', () => ({ name: held.name, available: 5, installed: 1000 }));
  api.store('products', [product({ ...tire, available: 5 })]);
  await user.click(add);
  expect(await dialog.findByText(text)).toBeVisible();
  expect(await dialog.findByText(/^\$1,000\.00 installed/)).toBeVisible();
  expect(await dialog.findByRole('radio', { name: /^CrossClimate2.* 5 available/ })).toBeChecked();
});

test('says to whom the tires are promised that a search finds, instead of offering none', async () => {
  const counted = { ...tire, promised: 4, available: 0 };
  api.store('products', [product({ ...counted, id: '3', name: 'Defender2', quantity: 4 })]);
  api.store(TIRES, [{ ...held, booking: '9', product: '3' }]);
  const { user, dialog } = await openBooking();
  await user.click(await dialog.findByRole('button', { name: 'Add tires' }));
  await user.keyboard('defender');
  expect(await dialog.findByText('Every tire that matches “defender” is set aside:')).toBeVisible();
  const link = await dialog.findByRole('link', { name: 'Tire Tom, Nov 23, 2026, 4:00 PM' });
  expect(link.closest('li')).toHaveTextContent(
    'Defender2 · 225/65R17: 4 here, set aside for Tire Tom, Nov 23, 2026, 4:00 PM',
  );
});

test('a choice stays when the tires of the booking cannot be loaded again', async () => {
  const { user, dialog, add } = await choose('crossclimate', /^CrossClimate2/);
  await dialog.findByText(/^\$988\.60/);
  api.once('POST', 'rpc/add_tires', offline);
  const failed = jest.fn(offline);
  api.once('GET', /^booking_tires\?.*booking=eq/, failed);
  await user.click(add);
  await findNotification('We couldn’t add the tires');
  await waitFor(() => expect(failed).toHaveBeenCalled());
  await act(async () => undefined);
  expect(dialog.getByRole('searchbox')).toHaveValue('crossclimate');
  expect(dialog.getByRole('radio', { name: /^CrossClimate2/ })).toBeChecked();
});

test('says when products or price cannot be loaded', async () => {
  api.once('POST', 'rpc/tire_offer', offline);
  const { dialog, add } = await choose('crossclimate', /^CrossClimate2/);
  expect(await dialog.findByText('We couldn’t load the price')).toBeVisible();
  expect(add).toBeDisabled();
});

test('removes tires at one press, explains a failure, and puts them back at their price', async () => {
  api.store(TIRES, [held]);
  const { user, dialog } = await openBooking();
  const remove = async () =>
    user.click(await dialog.findByRole('button', { name: /^Remove CrossClimate2/ }));
  api.once('DELETE', TIRES, offline);
  await remove();
  await findNotification('We couldn’t remove the tires');
  await remove();
  expect(await dialog.findByText(/^4 × CrossClimate2.* removed from the booking\.$/)).toBeVisible();
  await waitFor(() => expect(dialog.getByText('None yet.')).toBeVisible());
  const undo = dialog.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  api.once('POST', 'rpc/restore_tires', refusal(409, 'tires_sold'));
  await user.click(undo);
  expect(await dialog.findByText(/^That many are no longer available/)).toBeVisible();
  api.define('restore_tires', ({ p_id: id }) => {
    api.store(TIRES, [{ ...held, id }]);
    return null;
  });
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('button', { name: /^Remove CrossClimate2/ })).toBeVisible();
  expect(api.rows(TIRES)).toEqual([held]);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Add tires' })).toHaveFocus());
});

test.each(['completed', 'cancelled', 'no_show'] as const)(
  'the tires of a booking that is %s stay as they are',
  async (status) => {
    api.store('bookings', [booking({ status })]);
    api.store(TIRES, [{ ...held, state: status === 'completed' ? 'used' : 'released' }]);
    const user = await openAdmin('/admin/bookings?view=list&from=2026-11-01&to=2026-11-30');
    await user.click(await screen.findByRole('button', { name: /^Open booking ABC-234/ }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^4 × CrossClimate2/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Add tires|^Remove/ })).not.toBeInTheDocument();
  },
);
