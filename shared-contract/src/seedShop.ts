// Generated from supabase by `npx tsx cli/verify/generate.ts`; do not edit.

/** The shop facts of a new shop, which pages show before anything is published. */
export const seedShop = {
  founded: 2010,
  areaServed: ['Jonesboro', 'Clayton County'],
  givesWarranty: true,
  sendsSms: false,
  roadsideHelp: true,
  forgetAfterMonths: 24,
  name: 'Tara Tire & Auto',
  phone: '+17705550123',
  email: 'hello@taratireauto.example',
  addressLine1: '7671 Tara Blvd Suite B',
  addressLine2: 'Jonesboro, GA 30236',
  social: { facebook: '', instagram: '', x: '' },
  video: { hero: '', tour: '' },
  installation: { mounting: 15, balancing: 10, valve: 4, stateFee: 1, disposal: 3, salesTax: 8 },
  openingHours: [
    { first: 1, last: 5, spans: ['08:00-20:00'] },
    { first: 6, last: 6, spans: ['09:00-17:00'] },
    { first: 7, last: 7, spans: [] },
  ],
  specialDays: [],
  tiresFrom: { price: 323.64, isExample: true },
  sendsMail: false,
};
