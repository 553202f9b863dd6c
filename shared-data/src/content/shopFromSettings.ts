import { builtInShop, type Shop } from '@shop/shared-contract';
import { isEmail } from '../humanText';

const isText = (value: string) => value.trim() !== '';
const isPhone = (value: string) => /^\+[1-9]\d{7,14}$/.test(value);
const isMoney = (value: string) => /^\d{1,4}(\.\d{1,2})?$/.test(value);
const isPercent = (value: string) => /^\d{1,2}(\.\d{1,3})?$/.test(value);
const isMonths = (value: string) => /^\d{0,3}$/.test(value);
const POSITION = /^(-?\d{1,2}(?:\.\d{1,7})?), ?(-?\d{1,3}(?:\.\d{1,7})?)$/;
const isLink = (value: string) => /^$|^https?:\/\/[^\s/]\S*$/i.test(value);

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
  const [, latitude, longitude] = POSITION.exec(values.get('map_position') ?? '') ?? [];
  return {
    ...(latitude &&
      longitude && { position: { latitude: Number(latitude), longitude: Number(longitude) } }),
    sendsTexts: values.get('sms') === 'on',
    forgetAfterMonths: pickNumber('forget_after_months', isMonths, builtInShop.forgetAfterMonths),
    name: pick('shop_name', isText, builtInShop.name),
    phone: pick('phone', isPhone, builtInShop.phone),
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
