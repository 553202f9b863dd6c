import { screen, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { vehicleTires } from '../../../testSupport/rows';

const bmw = vehicleTires({
  ...{
    id: '2',
    make: 'BMW',
    model: '3 Series',
    engine: '3.0L I6',
    first_year: 2012,
    last_year: 2018,
  },
  ...{ size: '225/45R18', load_index: 95, speed_rating: 'Y', is_example: false },
  ...{ rear_size: '255/40R18', rear_load_index: 99, rear_speed_rating: 'Y' },
});

const TABLE = 'vehicle_tires';
const api = fakeApi();
beforeEach(() => api.store(TABLE, [bmw, vehicleTires()]));

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByLabelText(new RegExp(`^${name}`));
const save = () => dialog().getByRole('button', { name: 'Save tires' });
async function open(name: string) {
  const user = await openAdmin('/admin/settings?section=vehicles');
  await user.click(await screen.findByRole('button', { name }));
  return user;
}

test('lists the tires with their years, and marks examples', async () => {
  const user = await openAdmin('/admin/settings?section=vehicles');
  const row = (name: RegExp) => screen.findByRole('row', { name });
  expect(await row(/^Toyota RAV4/)).toHaveTextContent(
    '2013 and newerEvery engine225/65R17 102HExample',
  );
  expect(await row(/^BMW 3 Series/)).toHaveTextContent(
    '2012–20183.0L I6225/45R18 95Y, rear 255/40R18 99YChecked',
  );
  await user.type(screen.getByRole('searchbox', { name: /^Search by make/ }), '255/40');
  expect(await screen.findAllByRole('row')).toHaveLength(2);
});

test('adds tires as they stand on the sidewall', async () => {
  const user = await open('Add tires');
  await user.click(save());
  expect(dialog().getByText('Please enter a year such as 2019.')).toBeVisible();
  await user.selectOptions(field('Make'), 'Lexus');
  await user.type(field('Model'), 'RX 350');
  await user.type(field('First model year'), '2016');
  await user.type(field('Tires'), '235/65R18');
  await user.click(save());
  expect(dialog().getAllByText(/^Please enter size, load index and speed rating/)[0]).toBeVisible();
  expect(api.sent(TABLE)).toEqual([]);
  await user.type(field('Tires'), ' 106v');
  await user.click(save());
  await findNotification('Vehicle tires updated successfully');
  expect(api.rows(TABLE).at(-1)).toMatchObject({
    ...{ make: 'Lexus', model: 'RX 350', engine: '', first_year: 2016, last_year: null },
    ...{ size: '235/65R18', load_index: 106, speed_rating: 'V', rear_size: '' },
    is_example: false,
  });
});

test('an example that staff checked is no example any more', async () => {
  const user = await open('Edit Toyota RAV4, 225/65R17 102H');
  expect(field('Tires')).toHaveValue('225/65R17 102H');
  await user.click(field('Example'));
  await user.click(save());
  await findNotification('Vehicle tires updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { is_example: false }]]);
});

test('explains why tires are not saved, and keeps what was typed', async () => {
  const user = await open('Edit BMW 3 Series, 225/45R18 95Y');
  api.once('PATCH', TABLE, refusal(400, 'vehicle_tires_once'));
  await user.clear(field('Rear tires'));
  await user.click(save());
  const twice = 'This vehicle already has tires in these sizes.';
  expect(await dialog().findByText(twice)).toBeVisible();
  expect(field('Rear tires')).toHaveValue('');
});
