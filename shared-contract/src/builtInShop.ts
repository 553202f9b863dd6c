/** Facts about the shop. Those that staff publish replace the built-in ones. */
export interface Shop {
  name: string;
  /** E.164. */
  phone: string;
  email: string;
  addressLine1: string;
  addressLine2: string;
  /** `HH:MM-HH:MM` in the shop's zone; empty means closed. */
  hours: { weekdays: string; saturday: string; sunday: string };
  founded: number;
  /** A link that is empty still has its icon, as specified. */
  social: { facebook: string; instagram: string; x: string };
  video: { hero: string; tour: string };
}

export const builtInShop: Shop = {
  name: 'Tara Tire & Auto',
  phone: '+17705550123',
  email: 'hello@taratireauto.example',
  addressLine1: '7671 Tara Blvd Suite B',
  addressLine2: 'Jonesboro, GA 30236',
  hours: { weekdays: '08:00-20:00', saturday: '09:00-17:00', sunday: '' },
  founded: 2010,
  social: { facebook: '', instagram: '', x: '' },
  video: { hero: '', tour: '' },
};
