import { channelsOf } from './useMessageText';

const email = 'carl@example.com';
const consent = '2026-11-20T10:00:00Z';

test.each([
  ['email', { email, sms_consent: null }, true],
  ['both', { email, sms_consent: consent }, true],
  ['email', { email, sms_consent: consent }, false],
  ['sms', { email: '', sms_consent: consent }, true],
  ['none', { email: '', sms_consent: consent }, false],
  ['none', { email: '', sms_consent: null }, true],
] as const)(
  'reads %s of %j where text messages are sent: %s',
  (channels, recipient, sendsTexts) => {
    expect(channelsOf(recipient, { delivery: 'sent', sendsTexts })).toBe(channels);
    for (const delivery of ['kept', 'off'] as const) {
      expect(channelsOf(recipient, { delivery, sendsTexts })).toBe('off');
    }
  },
);
