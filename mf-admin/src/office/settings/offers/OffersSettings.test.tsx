import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { offer } from '../../../testSupport/rows';
import { workState } from '../../../testSupport/workRows';

setSystemTime('2026-12-11T15:00:00Z');
const TABLE = 'offers';
const api = fakeApi();

const open = () => openAdmin('/admin/settings?section=offers');
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByLabelText(name);

async function openForm() {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Add offer' }));
  return user;
}

test('lists the offers with their times on the shop’s clock, and which of them run', async () => {
  api.store(TABLE, [
    offer(),
    offer({ id: '2', title: '', title_es: 'Café gratis', service: null, percent: null }),
    offer({ id: '3', title: 'Snow tires', starts_at: '2026-12-14T13:00:00Z' }),
    offer({ id: '4', title: 'Summer', ends_at: '2026-12-11T15:00:00Z' }),
  ]);
  await open();
  expect(await screen.findByRole('row', { name: /^Weekend oil/ })).toHaveTextContent(
    'Oil Change, 10%Dec 11, 2026, 8:00 AMDec 13, 2026, 5:00 PMRunning',
  );
  expect(screen.getByRole('row', { name: /^Café gratis/ })).toHaveTextContent('Running');
  expect(screen.getByRole('row', { name: /^Snow tires/ })).toHaveTextContent('Upcoming');
  expect(screen.getByRole('row', { name: /^Summer/ })).toHaveTextContent('Over');
});

test('says that visitors see an offer only while it runs', async () => {
  const published = {
    table_name: 'offers',
    requested_at: '2026-11-20T10:00:00Z',
    finished_at: '2026-11-20T10:00:07Z',
  };
  api.define('work_state', () => workState({ published: [published] }));
  api.store(TABLE, [
    offer(),
    offer({ id: '2', title: 'Snow tires', starts_at: '2026-12-14T13:00:00Z' }),
    offer({ id: '3', title: 'Summer', ends_at: '2026-12-11T15:00:00Z' }),
  ]);
  await open();
  const since = /since 5:00:07 AM/;
  expect(await screen.findAllByText(since)).toHaveLength(3);
  expect(screen.getByRole('row', { name: /^Weekend oil/ })).toHaveTextContent(
    'Visible to visitors',
  );
  expect(screen.getByRole('row', { name: /^Snow tires/ })).toHaveTextContent('Site up to date');
  expect(screen.getByRole('row', { name: /^Summer/ })).toHaveTextContent('Site up to date');
});

test('adds an offer of a service, and shows what the service then costs', async () => {
  const user = await openForm();
  await user.type(field(/^Title in English/), 'Weekend oil');
  expect(dialog().queryByLabelText(/^Discount/)).toBeNull();
  await user.selectOptions(field(/^Service/), 'Oil Change');
  expect(dialog().queryByLabelText(/^How much/)).toBeNull();
  await user.selectOptions(field(/^Discount/), 'Percent');
  await user.type(field(/^How much/), '10');
  expect(dialog().getByText(/^\$40\.50 \(regularly \$45\.00\)/)).toBeVisible();
  await user.clear(field(/^Until/));
  await user.type(field(/^Until/), '2026-12-13T17:00');
  await user.click(dialog().getByRole('button', { name: 'Save offer' }));
  await findNotification('Offers updated successfully');
  expect(api.rows(TABLE)).toMatchObject([
    {
      ...{ title: 'Weekend oil', service: 'oil-change', percent: 10, amount: null },
      ...{ starts_at: '2026-12-11T13:00:00.000Z', ends_at: '2026-12-13T22:00:00.000Z' },
    },
  ]);
});

test('adds an offer of a catalogue, which has no discount of its own', async () => {
  const user = await openForm();
  await user.type(field(/^Title in English/), 'Winter sale');
  await user.selectOptions(field(/^Service/), 'Oil Change');
  expect(dialog().queryByLabelText(/^Category/)).toBeNull();
  await user.selectOptions(field(/^Service/), 'No service in particular');
  await user.selectOptions(field(/^Category/), 'Winter tires');
  expect(field(/^Category/)).toHaveAccessibleDescription(
    /^The offer is at the top of this category’s page/,
  );
  expect(dialog().queryByLabelText(/^Discount/)).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Save offer' }));
  await findNotification('Offers updated successfully');
  expect(api.rows(TABLE)).toMatchObject([{ service: null, category: 'winter-tires' }]);
});

const ADDRESS = '/content/0123456789ab-1280.webp';

test('lists the catalogue of an offer, and removes its picture', async () => {
  const stored = offer({ service: null, percent: null, category: 'parts', picture: ADDRESS });
  api.store(TABLE, [stored]);
  const user = await open();
  expect(await screen.findByRole('row', { name: /^Weekend oil/ })).toHaveTextContent(
    'All auto parts',
  );
  await user.click(screen.getByRole('button', { name: 'Edit Weekend oil' }));
  const picture = within(dialog().getByRole('group', { name: 'Picture' }));
  expect(picture.getByAltText('')).toHaveAttribute('src', ADDRESS.replace('1280', '320'));
  expect(picture.getByRole('button', { name: 'Describe it (Picture)' })).toBeVisible();
  await user.click(picture.getByRole('button', { name: 'Remove it (Picture)' }));
  await user.click(dialog().getByRole('button', { name: 'Save offer' }));
  await findNotification('Offers updated successfully');
  expect(api.rows(TABLE)).toMatchObject([
    { ...stored, picture: '', updated_at: expect.any(String) },
  ]);
});

test('explains what an offer lacks, and sends nothing', async () => {
  const user = await openForm();
  await user.clear(field(/^Until/));
  await user.type(field(/^Until/), '2026-12-11T08:00');
  await user.click(dialog().getByRole('button', { name: 'Save offer' }));
  expect(field(/^Title in English/)).toHaveAccessibleDescription(/a title in English or Spanish/);
  expect(field(/^Until/)).toHaveAccessibleDescription(/a time after the offer starts/);
  expect(api.sent(TABLE)).toEqual([]);
});

test.each([
  ['within seconds while a publisher stays', 'server', /within ten seconds/],
  ['with the next run of a schedule', '', /published on a schedule/],
])('says that an offer goes live %s', async (_, holder, sentence) => {
  const { publishing } = workState();
  api.define('work_state', () => workState({ publishing: { ...publishing, holder } }));
  await openForm();
  expect(await dialog().findByText(sentence)).toBeVisible();
});
