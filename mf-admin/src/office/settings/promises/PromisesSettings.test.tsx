import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { setting } from '../../../testSupport/rows';
import { withDelivery } from '../../../testSupport/workRows';

const api = fakeApi();
beforeEach(() => {
  api.store('settings', [
    setting({ id: '1', key: 'opening_year', value: '2010' }),
    setting({ id: '2', key: 'warranty', value: 'on' }),
    setting({ id: '3', key: 'roadside_help', value: 'off' }),
    setting({ id: '4', key: 'sms', value: 'off' }),
  ]);
  api.serveTexts([
    { page: 'home', identifier: 'proof_warranty', text: 'Warranty on services and parts' },
    { page: 'home', identifier: 'proof_warranty_es', text: 'Garantía en servicios' },
  ]);
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
  api.define('work_state', () => withDelivery('kept'));
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
  api.define('work_state', () => withDelivery('sent'));
  const user = await open();
  expect(promises()).toContain('EmailsShown');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Warranty/ }), 'Off');
  expect(promises()).toContain('WarrantyNot shown');
  await user.click(screen.getByRole('button', { name: 'Save promises' }));
  await findNotification('Promises updated successfully');
  expect(api.rows('settings').map(({ value }) => value)).toEqual(['2010', 'off', 'off', 'off']);
});
