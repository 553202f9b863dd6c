import type { MouseEvent } from 'react';

/** Whether the browser opens a pressed link in another tab or window: this page stays as it is. */
export const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey;
