import type { Page } from '@playwright/test';

const now = new Date().toISOString();
const work = { seen: now, succeeded: now, failed: null, reason: '', waits: null };
const state = {
  now,
  publishing: { ...work, holder: '' },
  messages: { ...work, keeps: false },
  unpublished: [],
  published: [],
};

/** Staff's pages read that mails are sent: a shop under test keeps them. */
export const mailsAreSent = (page: Page) =>
  page.route('**/rest/v1/rpc/work_state', (route) => route.fulfill({ json: state }));

/** The page of a manage link reads that a mail server is set up: a shop under test keeps its mails. */
export const mailsArePromised = (page: Page) =>
  page.route('**/booking/cancel', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('"sendsMail":false', '"sendsMail":true'),
    });
  });
