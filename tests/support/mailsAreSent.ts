import type { Page } from '@playwright/test';

const now = new Date().toISOString();
const work = { seen: now, succeeded: now, failed: null, reason: '', waits: null };
const state = {
  now,
  publishing: { ...work, holder: '' },
  messages: { ...work, keeps: false },
  unpublished: [],
};

/** Staff's pages read that mails are sent: a shop under test keeps them. */
export const mailsAreSent = (page: Page) =>
  page.route('**/rest/v1/rpc/work_state', (route) => route.fulfill({ json: state }));
