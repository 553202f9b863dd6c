// Generated from supabase/ by `npx tsx cli/verify/generateSeed.ts`; do not edit.

/** The shop facts of a new shop, which pages show before anything is published. */
export const seedShop = {
  sendsTexts: false,
  forgetAfterMonths: 24,
  name: 'Tara Tire & Auto',
  phone: '+17705550123',
  email: 'hello@taratireauto.example',
  addressLine1: '7671 Tara Blvd Suite B',
  addressLine2: 'Jonesboro, GA 30236',
  hours: { weekdays: '08:00-20:00', saturday: '09:00-17:00', sunday: '' },
  social: { facebook: '', instagram: '', x: '' },
  video: { hero: '', tour: '' },
  installation: { mounting: 15, balancing: 10, valve: 4, stateFee: 1, disposal: 3, salesTax: 8 },
};
