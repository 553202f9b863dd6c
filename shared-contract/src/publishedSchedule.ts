import type { BilingualText } from '@shop/shared-site/schema';

/** A service that the shop offers. */
export interface PublishedService {
  /** The id in the database: `oil-change`. */
  id: string;
  name: BilingualText;
  /** Undefined where staff wrote none. */
  description?: BilingualText;
  minutes: number;
  /** US dollars. */
  price: number;
  /** False: a visitor cannot select it in the wizard. */
  inWizard: boolean;
}

/** When the shop is open on a day: `HH:MM-HH:MM` in its zone, in order. The gap between two is a break; none: closed. */
export type OpenSpans = readonly string[];

/** Weekdays in a row with the same opening hours. Saturday and Sunday stand alone, as on the pages. */
export interface OpeningDays {
  /** 1 is Monday, 7 is Sunday. */
  first: number;
  last: number;
  spans: OpenSpans;
}

/** Days in a row on which a closure changes the opening hours. */
export interface SpecialDays {
  /** Days on the shop's calendar: `2026-11-26`. */
  first: string;
  last: string;
  /** The remaining opening hours. */
  spans: OpenSpans;
  /** Why, for visitors; empty where staff wrote nothing. */
  reason: BilingualText;
}
