import { en } from './locales/en';
import { settingRule } from './settingRule';

test.each([
  ['shop_name', 'text'],
  ['address_line2', 'text'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['hours_saturday', 'hours'],
  ['social_x', 'link'],
  ['hero_video_url', 'link'],
  ['bays', 'bays'],
  ['closures', 'closures'],
  ['something_new', 'oneLine'],
])('%s has to follow the rule "%s"', (key, rule) => {
  expect(settingRule(key)).toBe(rule);
  expect(en.rules).toHaveProperty(rule);
});
