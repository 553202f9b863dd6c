import type { Page } from '@playwright/test';

/** Whether an address is the backend's. */
export const toBackend = ({ pathname }: URL) => /^\/(rest|auth)\//.test(pathname);

/** What a page requests from the backend from now on, by path. */
export function backendRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (toBackend(url)) paths.push(url.pathname);
  });
  return paths;
}
