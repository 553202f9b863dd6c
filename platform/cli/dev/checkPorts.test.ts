/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { checkPorts } from './checkPorts';

test('names the first port in use, and leaves free ports free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(
    checkPorts([
      { port: 0, of: 'the shell' },
      { port, of: 'mf-fleet' },
    ]),
  ).rejects.toThrow(`Port ${port}, which mf-fleet needs, is in use; stop the other program first.`);
  other.close();
  await once(other, 'close');
  await checkPorts([{ port, of: 'mf-fleet' }]);
  await checkPorts([{ port, of: 'mf-fleet' }]);
});
