/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// The probe prints { stock, ours }, each with the number of leaks and whether lite granted a privilege.
async function probe() {
  const script = 'backend/lite/testing/leakProbe.ts';
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  return JSON.parse(stdout);
}

test('unmodified lite shows hidden rows and grants privileges to visitors, and ours does neither', async () => {
  const { stock, ours } = await probe();
  // When this fails, lite is fixed, and the driver and `preventDefaultGrants` can be removed.
  expect(stock.leaks).toBeGreaterThan(0);
  expect(stock.granted).toBe(true);
  expect(ours).toEqual({ leaks: 0, granted: false });
});
