import type { Page } from 'playwright-core';

export interface Input {
  path: string;
  isPhone: boolean;
  target: string;
  /** A key that is pressed on it instead. */
  key?: string;
  /** What the visitor did before. */
  before?: (page: Page) => Promise<void>;
  /** Whether the target is on the screen and enabled before the page is hydrated. */
  isEarly: boolean;
}

export const inputs = {
  'opening the menu': {
    path: '/',
    isPhone: true,
    target: 'header summary:visible',
    isEarly: true,
  },
  'choosing a make': {
    path: '/tires/all',
    isPhone: false,
    target: 'main form select >> nth=1',
    key: 'ArrowDown',
    before: async (page) => {
      await page.locator('main form select').first().selectOption({ index: 1 });
    },
    isEarly: false,
  },
  'ticking a symptom': {
    path: '/diagnostics',
    isPhone: true,
    target: 'main input[name="symptom"]',
    isEarly: true,
  },
  'Next in the wizard': {
    path: '/booking',
    isPhone: true,
    target: 'main form button[type="submit"]',
    // The arrow chooses a service; a click would go to the next step.
    before: (page) => page.locator('main form input[type="radio"]').first().press('ArrowDown'),
    isEarly: false,
  },
  'typing in search': {
    path: '/tires/all',
    isPhone: true,
    target: 'main input[type="search"]',
    key: 'm',
    isEarly: true,
  },
  'a filter': {
    path: '/tires/all',
    isPhone: false,
    target: 'main input[type="checkbox"]:visible',
    // A box that is checked before hydration would be lost, so it is disabled.
    isEarly: false,
  },
} as const satisfies Record<string, Input>;

export type InputName = keyof typeof inputs;
