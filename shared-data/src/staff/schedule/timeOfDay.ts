import * as z from 'zod/mini';

/** A column of type `time`, which the API returns as `08:00:00`, read as `08:00`. */
export const timeColumn = z.pipe(
  z.string(),
  z.transform((time: string) => time.slice(0, 5)),
);

export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const timeOfDay = z.string().check(z.refine(isTime, 'time'));
