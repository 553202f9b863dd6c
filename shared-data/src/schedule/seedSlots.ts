// Generated from supabase by `npx tsx cli/verify/generate.ts`; do not edit.

/** The slots of a new shop, by ISO weekday: what pages show before the backend has responded. */
export const seedSlots: Readonly<Record<number, readonly string[]>> = {
  '1': ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'],
  '2': ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'],
  '3': ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'],
  '4': ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'],
  '5': ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'],
};
