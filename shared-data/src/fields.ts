import * as z from 'zod/mini';

// The messages are keys of `validation.*` in the common locales. The limits are those of the database,
// but for phone numbers: the database accepts seven digits, without an area code.

const filled = () => z.minLength(1, { error: 'required', abort: true });

/** A required line of text; line breaks and tabs are replaced by spaces. */
export const singleLineText = (longest: number) =>
  z.string('required').check(
    z.overwrite((value) => value.replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    filled(),
    z.maxLength(longest, 'tooLong'),
  );

/** A required text with any number of lines. */
export const multilineText = (longest: number) =>
  z.string('required').check(z.trim(), filled(), z.maxLength(longest, 'tooLong'));

/** A text that may be empty. */
export const optionalText = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, 'tooLong'));

/** As permissive as the database: mail servers accept more than most patterns do. */
export const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

export const email = z
  .string('required')
  .check(z.trim(), filled(), z.maxLength(254, 'tooLong'), z.regex(EMAIL, 'email'));

/** A phone number with its area code, in any common format; an extension may follow. */
export const phone = z.string('required').check(
  z.trim(),
  filled(),
  z.regex(/^\+?[-0-9(). /]{7,30}((ext\.?|x|#) *\d{1,6})?$/i, { error: 'phone', abort: true }),
  z.refine((value) => /^(\D*\d){10}/.test(value), 'phone'),
);
