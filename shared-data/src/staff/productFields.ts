import * as z from 'zod/mini';
import { singleLineText } from '../fields';
import { normalizeTireSize, TIRE_SIZE } from '../tireSize';

// The messages are keys of `problems.*` in the section's locales; those of texts and prices are common.

/** An address of a photo, as the database accepts it: https, or a path of this site. */
export const photoAddressSchema = singleLineText(2048).check(
  z.refine((address) => !/^http:/i.test(address), { error: 'https', abort: true }),
  z.refine((address) => !/^https:\/\/[^/?#\\]*@/i.test(address), {
    error: 'credentials',
    abort: true,
  }),
  z.regex(/^(https:\/\/[^\s/]|\/[^\s/\\])[^\s"]*$/i, 'url'),
);

export const optionalProductLine = (longest: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.maxLength(longest, 'tooLong'),
  );

/** A whole number, or null for an empty field. */
const wholeNumber = (least: number, most: number, problem: string) =>
  z.nullable(
    z
      .number('number')
      .check(
        z.refine((value) => Number.isInteger(value) && value >= least && value <= most, problem),
      ),
  );

export const tireFields = {
  size: z.string().check(
    z.overwrite(normalizeTireSize),
    z.refine((size) => size === '' || TIRE_SIZE.test(size), 'size'),
  ),
  load_index: wholeNumber(50, 150, 'loadIndex'),
  speed_rating: z.string().check(
    z.overwrite((letter) => letter.trim().toUpperCase()),
    z.regex(/^[LMNPQRSTUHVWYZ]?$/, 'speedRating'),
  ),
  tread_32nds: wholeNumber(2, 32, 'tread'),
  /** Its last four digits are stored; the whole code may be typed. */
  dot: z.string().check(
    z.overwrite((code) => /\b(\d{4})\s*$/.exec(code)?.[1] ?? code.trim()),
    z.regex(/^$|^(0[1-9]|[1-4]\d|5[0-3])\d\d$/, 'dot'),
  ),
};

export const stockFields = {
  quantity: wholeNumber(0, 100_000, 'quantity'),
  low_stock: wholeNumber(0, 100_000, 'quantity'),
};
