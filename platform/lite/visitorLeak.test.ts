/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// The probe prints { stock, ours }, each with the answers that leaked and the grant that lite made.
async function probe() {
  const script = 'platform/lite/testing/leakProbe.ts';
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  return JSON.parse(stdout);
}

test('visitors see hidden rows and get every grant from stock lite, and neither from ours', async () => {
  const { stock, ours } = await probe();
  // Once this fails lite has cured itself and the driver and the grant guard may go.
  expect(stock.leaks).toBeGreaterThan(0);
  expect(stock.granted).toBe(true);
  expect(ours).toEqual({ leaks: 0, granted: false });
}, 120_000);
