import type { PagePictures } from './pagePictures';
import type { PublishedLists } from './publishedLists';
import type { OpeningDays, PublishedService, SpecialDays } from './publishedSchedule';
import { seedShop } from './seedShop';

/** What installing one tire adds to its price, in US dollars, and the tax in percent. */
export interface InstallationPrices {
  mounting: number;
  balancing: number;
  valve: number;
  /** Of new tires only. */
  stateFee: number;
  disposal: number;
  /** On tires and valves. */
  salesTax: number;
}

/**
 * Facts about the shop. Those that staff publish replace the built-in ones; the lists are empty before anything is
 * published, and absent in content files of earlier releases.
 */
export interface Shop extends Partial<PublishedLists> {
  name: string;
  /** E.164. */
  phone: string;
  email: string;
  addressLine1: string;
  addressLine2: string;
  /**
   * `HH:MM-HH:MM` in the shop's zone; empty means closed. Released remotes read it; `openingHours` expresses more.
   */
  hours: { weekdays: string; saturday: string; sunday: string };
  founded: number;
  /** A link that is empty still has its icon, as specified. */
  social: { facebook: string; instagram: string; x: string };
  video: { hero: string; tour: string };
  /** Pictures in the place of built-in ones; absent where there are none. */
  pagePictures?: PagePictures;
  /** From Monday to Sunday. Content files of earlier releases have only `hours`. */
  openingHours?: readonly OpeningDays[];
  specialDays?: readonly SpecialDays[];
  services?: readonly PublishedService[];
  /** Absent in content files of earlier releases. */
  installation?: InstallationPrices;
  /** Absent in content files of earlier releases. */
  sendsTexts?: boolean;
  /** Degrees, north and east. Absent where staff have not entered them. */
  position?: { latitude: number; longitude: number };
  /** After how many months customers are forgotten; 0: never. Absent in content files of earlier releases. */
  forgetAfterMonths?: number;
}

export const builtInShop: Shop & { installation: InstallationPrices } = {
  founded: 2010,
  ...seedShop,
};
