import { lost, refusal } from '../../testSupport/fakeApi';
import { findNotification } from '../../testSupport/openAdmin';
import {
  button,
  dialog,
  dialogClosed,
  field,
  openTool,
  save,
  TOOLS,
  toolsApi,
} from '../../testSupport/openTools';

const api = toolsApi();

test.each([
  ['another value', 'Wrench 3'],
  ['the value at first', 'Wrench'],
])('saves %s after an attempt that was stored although its response was lost', async (_, name) => {
  const user = await openTool('Edit Wrench');
  await user.type(field('Name'), ' 2');
  api.once('PATCH', TOOLS, lost);
  await user.click(save());
  await dialog().findByRole('alert');
  expect(api.rows(TOOLS)[0]).toMatchObject({ name: 'Wrench 2' });
  await user.clear(field('Name'));
  await user.type(field('Name'), name);
  await user.click(save());
  expect(await findNotification('Tool saved')).toBeVisible();
  expect(api.rows(TOOLS)[0]).toMatchObject({ name, code: 'W1' });
});

test('a new row whose response was lost is sent again with the same id, and the next one with another', async () => {
  const user = await openTool('Add tool');
  await user.type(field('Name'), 'Lamp');
  api.once('POST', TOOLS, lost);
  await user.click(save());
  await dialog().findByRole('alert');
  api.once('POST', TOOLS, refusal(409, 'duplicate key', '23505'));
  await user.click(save());
  await dialogClosed();
  await user.click(await button('Add tool'));
  await user.type(field('Name'), 'Lamp');
  await user.click(save());
  await dialogClosed();
  const lamp = { id: expect.any(String), name: 'Lamp', code: '' };
  const [first, second, third] = api.sent(TOOLS);
  expect(first).toEqual(['POST', lamp]);
  expect(second).toEqual(first);
  expect(third).toEqual(['POST', lamp]);
  expect(third).not.toEqual(first);
});
