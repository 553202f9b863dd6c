import { settingRule } from '@shop/shared-data/staff';
import { en } from './locales/en';

test.each([
  ['shop_name', 'text'],
  ['address_line2', 'text'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['social_x', 'link'],
  ['hero_video_url', 'link'],
  ['map_position', 'position'],
  ['sms', 'switch'],
  ['roadside_help', 'switch'],
  ['warranty', 'switch'],
  ['opening_year', 'year'],
  ['area_served', 'areas'],
  ['forget_after_months', 'months'],
  ['staff_language', 'language'],
  ['something_new', 'oneLine'],
])('the value of %s follows the rule "%s", which the dictionary explains', (key, rule) => {
  expect(settingRule(key)).toBe(rule);
  expect(en.rules).toHaveProperty(rule);
});
