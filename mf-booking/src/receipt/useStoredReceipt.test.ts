import { receipt } from '../testSupport/receipt';
import { readReceipt } from './useStoredReceipt';

test('reads the stored receipt', () => {
  expect(readReceipt({ receipt })).toBe(receipt);
});

test('accepts a request without a time', () => {
  const request = { ...receipt, status: 'requested', date: null, slot: null };
  expect(readReceipt({ receipt: { ...request, starts_at: null, ends_at: null } })).not.toBeNull();
});

test.each([
  null,
  undefined,
  'text',
  {},
  { receipt: null },
  { receipt: {} },
  { symptoms: ['smoke'] },
  { receipt: { ...receipt, reference: 7 } },
  { receipt: { ...receipt, starts_at: undefined } },
  { receipt: { ...receipt, further_services: 'tire-rotation' } },
  { receipt: { ...receipt, tires: undefined } },
])('rejects other state: %j', (state) => {
  expect(readReceipt(state)).toBeNull();
});
