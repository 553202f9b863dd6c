import { act, fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

const api = fakeApi();
beforeEach(() => api.store('bookings', [booking()]));

const DAY = '/admin/bookings?day=2026-11-23';

/** The events of Chromium while a day is typed: every key produces another day. */
async function typeDays(field: HTMLElement, keys: [string, string][]) {
  for (const [key, value] of keys) {
    fireEvent.keyDown(field, { key });
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
  }
  await act(async () => {});
}
const address = () => screen.getByLabelText('address');

test('selects a typed day once its year has four digits, and shows the typed value until then', async () => {
  await openAdmin(DAY);
  const field = await screen.findByLabelText(/^Day/);
  await typeDays(field, [
    ['1', '2026-01-23'],
    ['2', '2026-12-23'],
    ['1', '2026-12-01'],
    ['5', '2026-12-15'],
    ['2', '0002-12-15'],
    ['0', '0020-12-15'],
    ['2', '0202-12-15'],
  ]);
  expect(address()).toHaveTextContent('day=2026-11-23');
  await typeDays(field, [['7', '2027-12-15']]);
  expect(address()).toHaveTextContent('day=2027-12-15');
});

test('selects a day on Enter, on blur, and immediately when the calendar sets it', async () => {
  await openAdmin(DAY);
  const field = await screen.findByLabelText(/^Day/);
  await typeDays(field, [['1', '2026-01-23']]);
  expect(address()).toHaveTextContent('day=2026-11-23');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(address()).toHaveTextContent('day=2026-01-23');
  await typeDays(field, [['2', '2026-02-23']]);
  fireEvent.blur(field);
  expect(address()).toHaveTextContent('day=2026-02-23');
  fireEvent.pointerDown(field);
  fireEvent.change(field, { target: { value: '2026-03-04' } });
  expect(address()).toHaveTextContent('day=2026-03-04');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-03-04');
});

test('ignores an incomplete year in the address, and moves the start to an earlier end', async () => {
  await openAdmin('/admin/bookings?view=list&from=0006-11-14&to=2099-11-30');
  expect(await screen.findByLabelText<HTMLInputElement>('From')).not.toHaveValue('0006-11-14');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2020-11-01' } });
  expect(address()).toHaveTextContent('from=2020-11-01&to=2020-11-01');
});
