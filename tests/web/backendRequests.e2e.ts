import { backendRequests } from '../support/backendRequests';
import { chooseService } from '../support/booking';
import { openAndSettle } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ html: 'composed', shop: 'public pages' });

test('the booking wizard requests the free times at its second step', async ({ page }) => {
  const requests = backendRequests(page);
  await openAndSettle(page, '/booking');
  expect(requests).toEqual([]);
  await chooseService(page, 'Oil Change');
  await expect.poll(() => requests).toEqual(['/rest/v1/rpc/slot_availability']);
});
