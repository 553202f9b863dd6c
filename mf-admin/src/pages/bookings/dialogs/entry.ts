/** Where a booking or a hold is entered; without a bay and a time staff choose them. */
export interface Entry {
  day: string;
  bay?: number;
  slot?: string;
  /** The pressed gap, in minutes since midnight. */
  from?: number;
  to?: number;
}
