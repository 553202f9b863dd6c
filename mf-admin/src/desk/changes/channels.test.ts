import { channelsOf } from './useMessageNote';

const email = 'carl@example.com';

test.each([
  ['email', email, false],
  ['both', email, true],
  ['sms', '', true],
  ['none', '', false],
] as const)(
  'reads %s of the address "%s", with text messages: %s',
  (channels, address, getsSms) => {
    const recipient = { email: address, is_sample: false };
    expect(channelsOf(recipient, { delivery: 'sent', getsSms })).toBe(channels);
    for (const delivery of ['kept', 'off', 'stuck'] as const) {
      expect(channelsOf(recipient, { delivery, getsSms })).toBe('off');
    }
    const example = { email: address, is_sample: true };
    expect(channelsOf(example, { delivery: 'sent', getsSms })).toBe('sample');
  },
);
