import type { Page } from '@playwright/test';

/** A stop of the Tab key. */
export interface TabStop {
  /** Its role or tag and its text, for error messages. */
  name: string;
  /** Why the focus is not visible; empty when it is. */
  problem: string;
  /** Whether the focus is back at the first stop. */
  isKnown: boolean;
}

/**
 * Reads the focused element: whether its focus ring is visible and not covered.
 * Marks the element, so that the walk detects when it is focused again.
 */
export const readTabStop = (page: Page): Promise<TabStop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'page', problem: '', isKnown: true };
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const isKnown = element.hasAttribute('data-stop');
    if (!isKnown) {
      element.setAttribute('data-stop', String(document.querySelectorAll('[data-stop]').length));
    }

    const hasRing = (each: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(each);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        outlineColor !== 'rgba(0, 0, 0, 0)' &&
        opacity !== '0'
      );
    };
    // A tile shows the focus of the radio that it hides.
    const tile = element.closest('label');
    const ringed = [element, tile].find((each) => each && hasRing(each));
    if (!ringed) return { name, problem: 'no ring', isKnown };

    const { left, right, top, bottom } = ringed.getBoundingClientRect();
    if (right <= 0 || left >= window.innerWidth || bottom <= 0 || top >= window.innerHeight) {
      return { name, problem: 'out of sight', isKnown };
    }
    const inside = (low: number, high: number, end: number) =>
      (Math.max(low, 0) + Math.min(high, end)) / 2;
    const [x, y] = [
      inside(left, right, window.innerWidth),
      inside(top, bottom, window.innerHeight),
    ];
    const spots = [
      [x, y],
      [Math.max(left, 0) + 2, y],
      [Math.min(right, window.innerWidth) - 2, y],
      [x, Math.max(top, 0) + 2],
      [x, Math.min(bottom, window.innerHeight) - 2],
    ] as const;
    const isSeen = spots.some(([across, down]) => {
      const there = document.elementFromPoint(across, down);
      return there && (ringed.contains(there) || there.contains(ringed));
    });
    return { name, problem: isSeen ? '' : 'covered', isKnown };
  });

/** The visible controls that Tab has not reached, but honeypots. One radio of a group is enough. */
export const unreachedControls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'a[href], button:enabled, input:enabled, select:enabled, summary',
      ),
    ]
      .filter(
        (each) =>
          !each.hasAttribute('data-stop') &&
          each.getAttribute('type') !== 'radio' &&
          !each.closest('[inert], [aria-hidden="true"]') &&
          each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .map((each) => each.outerHTML.slice(0, 120)),
  );
