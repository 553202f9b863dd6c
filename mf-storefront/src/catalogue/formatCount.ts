/** Formats a count with commas, as both languages do in the United States: `10,000`. */
export const formatCount = (count: number): string =>
  // The first formatter that Intl creates takes a phone more than 100 milliseconds.
  String(count).replace(/\B(?=(\d{3})+$)/g, ',');
