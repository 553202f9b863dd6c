import type { Shop } from '@shop/shared-contract';
import { isEmail } from '../humanText';
import { settingFormats } from '../storedFormats';

const isText = (value: string) => value.trim() !== '';
const isFormat = (name: keyof typeof settingFormats) => (value: string) =>
  settingFormats[name].test(value);
const [isMoney, isPercent] = [isFormat('money'), isFormat('percent')];
const isSwitch = (value: string) => value === 'on' || value === 'off';
const isLink = (value: string) => value === '' || isFormat('link')(value);

/** `33.75, -84.39` */
function positionOf(value: string): Shop['position'] {
  const [latitude, longitude] = value.split(',').map(Number);
  if (!isFormat('position')(value) || latitude === undefined || longitude === undefined) return;
  return { latitude, longitude };
}

/** `Jonesboro, Clayton County` */
const namesIn = (value: string | undefined) =>
  value
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * Converts settings to the shop's facts.
 * @param builtIn the facts in place of missing and malformed ones. Not imported: the worker of messages would load
 *   React with them
 */
export function shopFromSettings(
  settings: readonly { key: string; value: string }[],
  builtIn: Shop,
) {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const pick = (key: string, isValid: (value: string) => boolean, otherwise: string) => {
    const value = values.get(key);
    return value !== undefined && isValid(value) ? value : otherwise;
  };
  const pickNumber = (key: string, isValid: (value: string) => boolean, otherwise: number) =>
    Number(pick(key, isValid, String(otherwise)));
  const pickSwitch = (key: string, otherwise: boolean) =>
    pick(key, isSwitch, otherwise ? 'on' : 'off') === 'on';
  const { social, video, installation } = builtIn;
  const position = positionOf(values.get('map_position') ?? '');
  return {
    ...(position && { position }),
    founded: pickNumber('opening_year', isFormat('year'), builtIn.founded),
    areaServed: namesIn(values.get('area_served')) ?? builtIn.areaServed,
    givesWarranty: pickSwitch('warranty', builtIn.givesWarranty),
    sendsSms: values.get('sms') === 'on',
    roadsideHelp: pickSwitch('roadside_help', builtIn.roadsideHelp),
    forgetAfterMonths: pickNumber(
      'forget_after_months',
      isFormat('months'),
      builtIn.forgetAfterMonths,
    ),
    name: pick('shop_name', isText, builtIn.name),
    phone: pick('phone', isFormat('phone'), builtIn.phone),
    email: pick('email', isEmail, builtIn.email),
    addressLine1: pick('address_line1', isText, builtIn.addressLine1),
    addressLine2: pick('address_line2', isText, builtIn.addressLine2),
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
