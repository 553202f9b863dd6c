import * as staff from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { mockEachTest } from '../../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { setting } from '../../../testSupport/rows';
import { withDelivery } from '../../../testSupport/workRows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
beforeEach(() => {
  calls.listSettings.mockResolvedValue([
    setting({ id: '1', key: 'opening_year', value: '2010' }),
    setting({ id: '2', key: 'warranty', value: 'on' }),
    setting({ id: '3', key: 'roadside_help', value: 'off' }),
    setting({ id: '4', key: 'sms', value: 'off' }),
  ]);
  calls.listContent.mockResolvedValue([]);
  calls.listEntries.mockResolvedValue([]);
  calls.readBuiltInTexts.mockResolvedValue({
    texts: [
      { page: 'home', identifier: 'proof_warranty', text: 'Warranty on services and parts' },
      { page: 'home', identifier: 'proof_warranty_es', text: 'Garantía en servicios' },
    ],
    unknown: [],
    pages: [],
  });
  calls.editSettings.mockImplementation(async (group) => group);
});

async function open() {
  const user = await openAdmin('/admin/settings?section=promises');
  await screen.findByText('Warranty on services and parts');
  return user;
}
const promises = () =>
  within(screen.getByRole('region', { name: 'What the site promises' }))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

test('lists which promises are shown: those of settings, of lists, and of the mail server', async () => {
  calls.readWorkState.mockResolvedValue(withDelivery('kept'));
  await open();
  expect(promises()).toEqual([
    'EmailsNot shown',
    'RemindersNot shown',
    'Text messagesNot shown',
    'Roadside helpNot shown',
    'WarrantyShown',
    'Certified techniciansNot shown',
    'Years in businessShown',
    'Erasing customer dataAlways shown',
    'Prices and estimatesAlways shown',
    'How fast work gets doneAlways shown',
    'Calling and writing backAlways shown',
  ]);
});

test('shows what a change would show before it is saved, and saves it alone', async () => {
  calls.readWorkState.mockResolvedValue(withDelivery('sent'));
  const user = await open();
  expect(promises()).toContain('EmailsShown');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Warranty/ }), 'Off');
  expect(promises()).toContain('WarrantyNot shown');
  await user.click(screen.getByRole('button', { name: 'Save promises' }));
  await findNotification('Promises updated successfully');
  expect(calls.editSettings).toHaveBeenCalledWith(expect.objectContaining({ id: 'group' }), {
    warranty: 'off',
  });
});
