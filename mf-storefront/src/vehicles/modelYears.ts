/** A constant, not the clock: the list must be the same in the prerendered page and the browser. */
const NEWEST_YEAR = 2025;
const YEARS_OFFERED = 30;

/** Model years of the vehicle finder, newest first. */
export const modelYears: readonly string[] = Array.from({ length: YEARS_OFFERED }, (_, age) =>
  String(NEWEST_YEAR - age),
);
