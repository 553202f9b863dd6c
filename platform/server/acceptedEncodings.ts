import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { copySuffixes, type Encoding } from '../disk/compressFiles';

/** The encodings that a client accepts of those that files are compressed with, smallest first. */
export function acceptedEncodings(context: Context): Encoding[] {
  const accepted = parseAccept(context.req.header('Accept-Encoding') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  return (Object.keys(copySuffixes) as Encoding[]).filter((name) => accepted.includes(name));
}
