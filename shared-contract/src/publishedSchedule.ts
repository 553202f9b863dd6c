import type { BilingualText } from '@shop/shared-site/schema';
import type { PublishedText } from './publishedLists';

export interface PublishedService {
  id: string;
  name: BilingualText;
  description?: PublishedText;
  minutes: number;
  /** US dollars. */
  price: number;
  /** False: a visitor cannot select it in the wizard. */
  inWizard: boolean;
}

/** `HH:MM-HH:MM` in the shop's zone, in order; between two is a break. None: closed. */
export type OpenSpans = readonly string[];

/** Weekdays in a row with the same opening hours. Saturday and Sunday stand alone, as on the pages. */
export interface OpeningDays {
  /** 1 is Monday, 7 is Sunday. */
  first: number;
  last: number;
  spans: OpenSpans;
}

export interface SpecialDays {
  /** Days on the shop's calendar: `2026-11-26`. */
  first: string;
  last: string;
  spans: OpenSpans;
  /** Empty where staff wrote nothing. */
  reason: PublishedText;
}
