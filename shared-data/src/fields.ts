import { isPhone, nationalNumber, writePhone } from '@shop/shared-contract';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { DataError } from './dataError';
import { cleanCode, cleanLine, cleanText, isEmail, isVisible, readsAsLink } from './humanText';

// The messages are keys of `validation.*` in the common locales. The limits are those of the database.

const filled = () => z.refine<string>(isVisible, { error: 'required', abort: true });

/** A required line of text; line breaks and tabs are replaced by spaces, invisible controls removed. */
export const singleLineText = (longest: number) =>
  z
    .string('required')
    .check(z.overwrite(cleanLine), z.trim(), filled(), z.maxLength(longest, 'tooLong'));

const withoutLink = z.refine<string>((text) => !readsAsLink(text), 'link');

/** A name or a vehicle, which mails to its sender quote. */
export const quotedLine = (longest: number) => singleLineText(longest).check(withoutLink);

export const multilineText = (longest: number) =>
  z
    .string('required')
    .check(z.overwrite(cleanText), z.trim(), filled(), z.maxLength(longest, 'tooLong'));

const emptied = (value: string) => (isVisible(value) ? value : '');

export const optionalText = (longest: number) =>
  z.string().check(
    z.overwrite((value) => emptied(cleanText(value))),
    z.trim(),
    z.maxLength(longest, 'tooLong'),
  );

export const optionalLine = (longest: number) =>
  z.string().check(
    z.overwrite((value) => emptied(cleanLine(value))),
    z.trim(),
    z.maxLength(longest, 'tooLong'),
  );

export const optionalQuotedLine = (longest: number) => optionalLine(longest).check(withoutLink);

export const email = z
  .string('required')
  .check(
    z.overwrite(cleanText),
    z.trim(),
    filled(),
    z.maxLength(254, 'tooLong'),
    z.refine(isEmail, 'email'),
  );

export const optionalEmail = z.string().check(
  z.overwrite(cleanText),
  z.trim(),
  z.maxLength(254, 'tooLong'),
  z.refine((value) => value === '' || isEmail(value), 'email'),
);

/** As `private.clean_phone` stores a phone number. */
export const cleanPhone = (text: string) => writePhone(cleanCode(text));

const phoneLine = z
  .string('required')
  .check(z.overwrite(cleanPhone), filled(), z.maxLength(50, 'tooLong'));

/** A phone number with its area code, in any common format; an extension may follow. */
export const phone = phoneLine.check(z.refine(isPhone, 'phone'));

/** As `phone`, or empty. */
export const optionalPhone = z.string().check(
  z.overwrite(cleanPhone),
  z.maxLength(50, 'tooLong'),
  z.refine((value) => value === '' || isPhone(value), 'phone'),
);

/** A US phone number without extension in any usual notation, stored as `+17705550123`. */
export const nationalPhone = phoneLine.check(
  z.overwrite((input) => nationalNumber(input) ?? input),
  z.refine((value) => value === nationalNumber(value), 'phone'),
);

/** Validates a form's input. @throws {DataError} `invalid`, with the first field's message key as its code */
export function parseInput<Input>(schema: ZodMiniType<Input>, input: unknown): Input {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DataError('invalid', { code: parsed.error.issues[0]?.message, cause: parsed.error });
}
