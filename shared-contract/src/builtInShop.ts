import type { PagePictures } from './pagePictures';
import type { PublishedLists } from './publishedLists';
import type { Discount, PublishedOffer } from './publishedOffers';
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

/** Facts about the shop. Those that staff publish replace the built-in ones. */
export interface Shop extends PublishedLists {
  name: string;
  /** E.164. */
  phone: string;
  email: string;
  addressLine1: string;
  addressLine2: string;
  /** The year in which it opened; 0 where the shop does not state it. */
  founded: number;
  /** Names of towns and counties. */
  areaServed: readonly string[];
  /** A link that is empty still has its icon, as specified. */
  social: { facebook: string; instagram: string; x: string };
  video: { hero: string; tour: string };
  /** Pictures in the place of built-in ones; absent where there are none. */
  pagePictures?: PagePictures;
  /** From Monday to Sunday. */
  openingHours: readonly OpeningDays[];
  /** Days on which closures change the opening hours, in order. */
  specialDays: readonly SpecialDays[];
  /** Absent before anything is published. */
  services?: readonly PublishedService[];
  /** Those that run, the first that ends first; absent where none does. */
  offers?: readonly PublishedOffer[];
  /** Of services, by when they begin; absent where there are none. */
  discounts?: readonly Discount[];
  installation: InstallationPrices;
  /** What the cheapest four tires cost installed, in US dollars. Absent where no set is in stock. */
  tiresFrom?: { price: number; isExample?: boolean };
  sendsSms: boolean;
  /** Whether a mail server is set up, and what sends through it runs. */
  sendsMail: boolean;
  /** Whether the shop gives a warranty on services and parts. */
  givesWarranty: boolean;
  /** Whether the shop helps on the road at all hours. */
  roadsideHelp: boolean;
  /** Degrees, north and east. Absent where staff have not entered them. */
  position?: { latitude: number; longitude: number };
  /** After how many months customers are forgotten; 0: never. */
  forgetAfterMonths: number;
}

/** What pages show before anything is published. */
export const builtInShop: Shop = {
  team: [],
  jobs: [],
  equipment: [],
  certifications: [],
  reviews: [],
  questions: [],
  articles: [],
  ...seedShop,
};
