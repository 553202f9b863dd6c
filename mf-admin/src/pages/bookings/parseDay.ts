/** The days that staff look at: a year of which only a part is typed reads as 0002, 0020 or 0202. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** Whether somebody can mean a day; nothing is none. Days written this way compare as text. */
export const isMeant = (day: string) =>
  day.length === LAST_DAY.length && FIRST_DAY <= day && day <= LAST_DAY;
