/** Where a booking or a hold is entered; without a bay and a time staff choose them. */
export interface Entry {
  /** What the dialog enters first; a booking by default. */
  kind?: 'hold';
  day: string;
  bay?: number;
  slot?: string;
  /** Until when the bay is free, in minutes since midnight. */
  to?: number;
}
