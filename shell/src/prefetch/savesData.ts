/** Whether the visitor has asked for as little traffic as possible. */
export const savesData = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
