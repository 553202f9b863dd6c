import { readReceipt } from './useStoredReceipt';

const receipt = {
  reference: 'K7Q-M2X',
  status: 'confirmed',
  service: 'oil-change',
  date: '2026-11-23',
  slot: '09:00',
  starts_at: '2026-11-23T14:00:00Z',
  ends_at: '2026-11-23T14:45:00Z',
  cancel_token: '0123456789abcdef0123456789abcdef',
};

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
])('rejects other state: %j', (state) => {
  expect(readReceipt(state)).toBeNull();
});
