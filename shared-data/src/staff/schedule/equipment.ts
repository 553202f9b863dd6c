import * as z from 'zod/mini';

/** What bays have and services need: a set of names such as `lift`. */
export const equipment = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'equipment')));
