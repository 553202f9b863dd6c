import { builtInShop, type Shop } from '@shop/shared-contract';
import { isEmail } from '../humanText';
import { settingFormats } from '../storedFormats';

const isText = (value: string) => value.trim() !== '';
const isFormat = (name: keyof typeof settingFormats) => (value: string) =>
  settingFormats[name].test(value);
const [isMoney, isPercent] = [isFormat('money'), isFormat('percent')];
const isLink = (value: string) => value === '' || isFormat('link')(value);

/** `33.75, -84.39` */
function positionOf(value: string): Shop['position'] {
  const [latitude, longitude] = value.split(',').map(Number);
  if (!isFormat('position')(value) || latitude === undefined || longitude === undefined) return;
  return { latitude, longitude };
}

/** Converts settings to the shop's facts. Missing and malformed ones become the built-in facts. */
export function shopFromSettings(settings: readonly { key: string; value: string }[]) {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const pick = (key: string, isValid: (value: string) => boolean, builtIn: string) => {
    const value = values.get(key);
    return value !== undefined && isValid(value) ? value : builtIn;
  };
  const pickNumber = (key: string, isValid: (value: string) => boolean, builtIn: number) =>
    Number(pick(key, isValid, String(builtIn)));
  const { social, video, installation } = builtInShop;
  const position = positionOf(values.get('map_position') ?? '');
  return {
    ...(position && { position }),
    sendsTexts: values.get('sms') === 'on',
    forgetAfterMonths: pickNumber(
      'forget_after_months',
      isFormat('months'),
      builtInShop.forgetAfterMonths,
    ),
    name: pick('shop_name', isText, builtInShop.name),
    phone: pick('phone', isFormat('phone'), builtInShop.phone),
    email: pick('email', isEmail, builtInShop.email),
    addressLine1: pick('address_line1', isText, builtInShop.addressLine1),
    addressLine2: pick('address_line2', isText, builtInShop.addressLine2),
    social: {
      facebook: pick('social_facebook', isLink, social.facebook),
      instagram: pick('social_instagram', isLink, social.instagram),
      x: pick('social_x', isLink, social.x),
    },
    video: {
      hero: pick('hero_video_url', isLink, video.hero),
      tour: pick('tour_video_url', isLink, video.tour),
    },
    installation: {
      mounting: pickNumber('tire_mounting', isMoney, installation.mounting),
      balancing: pickNumber('tire_balancing', isMoney, installation.balancing),
      valve: pickNumber('tire_valve', isMoney, installation.valve),
      stateFee: pickNumber('tire_state_fee', isMoney, installation.stateFee),
      disposal: pickNumber('tire_disposal', isMoney, installation.disposal),
      salesTax: pickNumber('sales_tax', isPercent, installation.salesTax),
    },
  } satisfies Partial<Shop>;
}
