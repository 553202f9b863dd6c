import { chromium } from 'playwright-core';
import { findChromium } from '../platform/cli/chromium';

/** The installed Chromium, without what it does for itself in the background. */
export const launchChromium = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
