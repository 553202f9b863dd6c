import { settingSchema } from './staffSettings';

const messageOf = (key: string, value: string) =>
  settingSchema(key).safeParse({ value }).error?.issues[0]?.message ?? 'fine';

test.each([
  ['phone', '+17705550123', 'fine'],
  ['phone', '+1770555019', 'phone'],
  ['phone', '+7705550199', 'phone'],
  ['phone', '770-555-01999', 'phone'],
  ['phone', '555-0199', 'phone'],
  ['phone', '(070) 555-0199', 'phone'],
  ['phone', '', 'required'],
  ['shop_name', '', 'required'],
  ['address_line1', 'x'.repeat(121), 'tooLong'],
  ['social_x', '', 'fine'],
  ['social_x', 'x.com/tara', 'url'],
  ['hero_video_url', 'https://videos.example/1', 'fine'],
  ['tour_video_url', 'javascript:alert(1)', 'url'],
  ['something_new', '', 'fine'],
  ['something_new', 'x'.repeat(2001), 'tooLong'],
])('the setting %s with the value "%s": %s', (key, value, expected) => {
  expect(messageOf(key, value)).toBe(expected);
});

test.each([
  '+17705550199',
  '\u202atel:+1\u00a0770\u20115550199\u202c',
  '(770) 555-0199',
  '770-555-0199',
  '770.555.0199',
  '770 555 0199',
  '7705550199',
  '1-770-555-0199',
  ' +1 (770) 555-0199 ',
])('stores the phone number "%s" as +17705550199', (value) => {
  expect(settingSchema('phone').parse({ value })).toEqual({ value: '+17705550199' });
});
