/** Whether the visitor has asked their browser to save data. */
export const savesData = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
