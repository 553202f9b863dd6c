import type { PublishedText } from './publishedLists';

/** Percent or US dollars off the price of a service. */
interface Off {
  percent?: number;
  amount?: number;
}

/** An offer that runs. What is absent is empty. */
export interface PublishedOffer extends Off {
  id: string;
  title: PublishedText;
  text?: PublishedText;
  smallPrint?: PublishedText;
  /** The address of an uploaded picture. */
  picture?: string;
  /** What it shows, where staff have written that. */
  pictureText?: PublishedText;
  /** The id of its service, which visitors can book; absent: it is of none in particular. */
  service?: string;
  /** `tires`, `parts`, or a category of them with a page of its own; absent: it is of none in particular. */
  category?: string;
  /** Instants, of which the second is not included: `2026-03-06T13:00:00.000Z`. */
  from: string;
  until: string;
}

/** What a service costs less at visits that start within a time. It runs, or comes. */
export interface Discount extends Off {
  /** The id of the service. */
  service: string;
  /** Instants, of which the second is not included: `2026-03-06T13:00:00.000Z`. */
  from: string;
  until: string;
}
