import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../platform/cli/chromium';

/** Launches the installed Chromium. */
export const launchChromium = () =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
