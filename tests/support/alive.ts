import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken over an element that came with the HTML: what is pressed before is lost. */
export const expectAlive = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
