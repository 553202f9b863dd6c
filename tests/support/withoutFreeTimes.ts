import type { Page } from '@playwright/test';

/** Answers that no time is free: the home page then shows no next available time, which comes later. */
export const withoutFreeTimes = (page: Page) =>
  page.route('**/rpc/slot_availability?*', (route) => route.fulfill({ json: [] }));
