import { isInCents, parseAmount, shopClock } from '@shop/shared-contract';
import * as z from 'zod/mini';
import { optionalLine, optionalText, parseInput } from '../fields';
import { isSameValueOrInstant } from '../staffMerge';
import { table } from '../staffTable';
import { settingFormats } from '../storedFormats';
import { offersRow } from '../storedRows';
import { shopInstant } from './shopDayBounds';

/** A row of `offers`: what the shop offers for a time. */
export type ShopOffer = z.infer<typeof offersRow>;

/** `2026-03-06T08:00`, on the shop's clock. */
const moment = z.iso
  .datetime({ local: true, precision: -1, error: 'moment', abort: true })
  .check(z.refine((local: string) => local.startsWith('20'), 'moment'));
const instantOf = (local: string) => shopInstant(local.slice(0, 10), local.slice(11));

const isPercent = (off: number) => Number.isInteger(off) && off >= 1 && off <= 100;
const isAmount = (off: number) => off > 0 && off < 100_000_000 && isInCents(off);

interface Discounted {
  service: string;
  discount: 'none' | 'percent' | 'amount';
}
const takesOff = ({ service, discount }: Discounted) => (service ? discount : 'none');

/** The form of an offer. */
export const offerSchema = z
  .object({
    title: optionalLine(100),
    title_es: optionalLine(100),
    text: optionalText(2000),
    text_es: optionalText(2000),
    small_print: optionalText(300),
    small_print_es: optionalText(300),
    /** The address of an uploaded picture; empty: none. */
    picture: z.string().check(z.regex(settingFormats.picture, 'picture')),
    /** The id of a service; empty: of none in particular. */
    service: z.string(),
    /** Without a service; empty: of none in particular. */
    category: z.enum(['', ...offersRow.shape.category.def.innerType.options]),
    /** What it takes off the price of the service; without one nothing. */
    discount: z.enum(['none', 'percent', 'amount']),
    /** So many percent or dollars, as they are typed. */
    off: z.string(),
    starts: moment,
    ends: moment,
  })
  .check(
    z.refine(({ title, title_es }) => title !== '' || title_es !== '', {
      error: 'title',
      path: ['title'],
    }),
    z.refine((offer) => takesOff(offer) !== 'percent' || isPercent(parseAmount(offer.off)), {
      error: 'percent',
      path: ['off'],
    }),
    z.refine((offer) => takesOff(offer) !== 'amount' || isAmount(parseAmount(offer.off)), {
      error: 'amount',
      path: ['off'],
    }),
    z.refine(({ starts, ends }) => instantOf(starts) < instantOf(ends), {
      error: 'ends',
      path: ['ends'],
    }),
  );
export type ShopOfferInput = z.infer<typeof offerSchema>;

/** Returns the columns of an offer. @throws {DataError} `invalid` */
export function offerColumns(input: ShopOfferInput) {
  const offer = parseInput(offerSchema, input);
  const { service, category, discount: _, off, starts, ends, ...texts } = offer;
  const discount = takesOff(offer);
  return {
    ...texts,
    service: service || null,
    category: (!service && category) || null,
    percent: discount === 'percent' ? parseAmount(off) : null,
    amount: discount === 'amount' ? parseAmount(off) : null,
    starts_at: instantOf(starts),
    ends_at: instantOf(ends),
  };
}

/** Returns the values of the form that are no columns of an offer. */
export const offerValues = ({
  service,
  category,
  percent,
  amount,
  starts_at,
  ends_at,
}: ShopOffer) =>
  ({
    service: service ?? '',
    category: category ?? '',
    discount: percent !== null ? 'percent' : amount !== null ? 'amount' : 'none',
    off: String(percent ?? amount ?? ''),
    starts: shopClock(starts_at).slice(0, 16),
    ends: shopClock(ends_at).slice(0, 16),
  }) satisfies Partial<ShopOfferInput>;

/** The requests of offers; those that have ended are listed too. @throws {DataError} as those of `table` do */
export const {
  list: listOffers,
  add: addOffer,
  edit: editOffer,
  remove: removeOffer,
  removed: removedOffers,
} = table('offers', {
  row: offersRow,
  order: ['starts_at.desc', 'id'],
  input: offerColumns,
  isStored: isSameValueOrInstant,
});
