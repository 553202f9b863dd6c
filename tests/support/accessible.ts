import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Targets of 24 pixels are the one rule of WCAG 2.2 AA that axe checks only when it is enabled. */
const options: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  preload: false,
};

/** Waits until every finite animation has ended, since a fade changes the measured colours. */
export const waitForAnimations = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState === 'finished' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** Visible elements that a missing element names or describes, which axe leaves to a person. */
const danglingReferences = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-labelledby], [aria-describedby]')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        ['aria-labelledby', 'aria-describedby'].flatMap((attribute) =>
          (element.getAttribute(attribute) ?? '')
            .split(/\s+/)
            .filter((id) => id && !document.getElementById(id))
            .map((id) => `${attribute} ${id}: ${element.outerHTML.slice(0, 200)}`),
        ),
      ),
  );

/**
 * Checks the page in its current state with axe.
 * @returns each violated rule, with the elements that violate it
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await waitForAnimations(page);
  const { violations } = await page.evaluate(async (runOptions) => {
    // A bar that sticks covers what is behind it at this very position, of which axe measures the rest.
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'sticky',
    );
    for (const { style } of bars) style.position = 'static';
    const result = await (window as unknown as { axe: typeof axe }).axe.run(document, runOptions);
    for (const { style } of bars) style.removeProperty('position');
    return result;
  }, options);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(await danglingReferences(page)),
  ];
}

/** Expects that axe finds no violation on the page in its current state. */
export async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
}
