import { screen, waitFor, within } from '@testing-library/react';
import '../../testSupport/dataCalls';
import { conflictError, dataError, mockEachTest } from '../../testSupport/mockBackend';
import { openTools, tool, toolRequests } from '../../testSupport/openTools';

mockEachTest();
const renamed = tool({ name: 'Wrench 2', updated_at: '2026-11-21T10:00:00Z' });
beforeEach(() => toolRequests.list.mockResolvedValue([tool()]));

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) =>
  dialog().getByLabelText(new RegExp(`^${label}( \\*| \\(optional\\)|$)`));
const save = () => dialog().getByRole('button', { name: 'Save tool' });
const button = (name: string) => screen.findByRole('button', { name });
const dialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open(name: string) {
  const page = await openTools();
  await page.user.click(await button(name));
  return page.user;
}

test.each([
  ['another value', ' 3', () => Promise.reject(conflictError(renamed, ['name']))],
  ['the value at first', '', () => Promise.resolve(renamed)],
])(
  'saves %s after an attempt that was stored although its response was lost',
  async (_, more, reply) => {
    const user = await open('Edit Wrench');
    await user.type(field('Name'), ' 2');
    toolRequests.edit.mockRejectedValueOnce(dataError('offline'));
    await user.click(save());
    await user.clear(field('Name'));
    await user.type(field('Name'), `Wrench${more}`);
    toolRequests.edit.mockImplementationOnce(reply);
    toolRequests.edit.mockResolvedValueOnce(tool({ name: `Wrench${more}` }));
    await user.click(save());
    await dialogClosed();
    expect(toolRequests.edit).toHaveBeenLastCalledWith(renamed, {
      name: `Wrench${more}`,
      code: 'W1',
    });
  },
);

test('a new row whose response was lost is sent again with the same id, and the next one with another', async () => {
  const user = await open('Add tool');
  await user.type(field('Name'), 'Lamp');
  toolRequests.add.mockRejectedValueOnce(dataError('offline'));
  await user.click(save());
  await dialog().findByRole('alert');
  toolRequests.add.mockResolvedValue(tool({ id: '3', name: 'Lamp' }));
  await user.click(save());
  await dialogClosed();
  await user.click(await button('Add tool'));
  await user.type(field('Name'), 'Lamp');
  await user.click(save());
  await dialogClosed();
  const [first, second, third] = toolRequests.add.mock.calls.map(([, id]) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
