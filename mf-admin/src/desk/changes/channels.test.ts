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
    expect(channelsOf({ email: address }, { delivery: 'sent', getsSms })).toBe(channels);
    for (const delivery of ['kept', 'off', 'stuck'] as const) {
      expect(channelsOf({ email: address }, { delivery, getsSms })).toBe('off');
    }
  },
);
