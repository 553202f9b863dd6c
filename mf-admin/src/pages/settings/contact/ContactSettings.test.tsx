import * as data from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';
import { screen } from '@testing-library/react';
import { mockEachTest } from '../../../testSupport/mockBackend';
import { openAdmin } from '../../../testSupport/openAdmin';
import { setting } from '../../../testSupport/rows';

jest.mock('@shop/shared-data', () => jest.requireActual('../../../testSupport/fakeStaff').fakeData);
jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked({ ...data, ...staff });

mockEachTest();
const phone = setting({ id: '2', key: 'phone', value: '+17705550123', description: 'Digits.' });
beforeEach(() => {
  calls.listSettings.mockResolvedValue([setting(), phone]);
});

test('shows the settings of the contact data by name, and how visitors read them', async () => {
  await openAdmin('/admin/settings/contact');
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('+17705550123');
  expect(screen.queryByRole('textbox', { name: 'hours_sunday' })).not.toBeInTheDocument();
  const preview = screen.getByRole('region', { name: 'How visitors read it' });
  expect(preview).toHaveTextContent('(770) 555-0123');
  expect(preview).toHaveTextContent('FacebookIcon without a link');
});

test('saves one of them', async () => {
  const user = await openAdmin('/admin/settings/contact');
  const field = await screen.findByRole('textbox', { name: 'Phone number' });
  calls.editSetting.mockResolvedValue(phone);
  await user.clear(field);
  await user.type(field, '7705550199');
  await user.click(screen.getByRole('button', { name: 'Save Phone number' }));
  expect(await screen.findByText('Setting updated successfully')).toBeInTheDocument();
  expect(calls.editSetting).toHaveBeenCalledWith(phone, { value: '+17705550199' });
  expect(calls.bookingsOutside).not.toHaveBeenCalled();
});
