// Generated from supabase by `npx tsx cli/verify/generate.ts`; do not edit.

/** How many days visitors can choose, today included. */
export const BOOKING_DAYS = 31;
/** How many tires of one product a booking can hold, and how many in all a visitor can book. */
export const MOST_TIRES = 12;
/** How many days a visitor's request holds its tires without an answer. */
export const REQUEST_DAYS = 3;
/** Of the file of a picture. */
export const PICTURE_BYTES = 10485760;
/** Of an uploaded picture, in pixels of its longer side: what a browser uploads has no more. */
export const LONGEST_PICTURE_SIDE = 2400;
