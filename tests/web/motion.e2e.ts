import type { Page } from '@playwright/test';
import { expectElementHydrated } from '../support/hydrated';
import { notification } from '../support/notification';
import { expect, test } from '../support/test';

test.use({
  html: 'composed',
  shop: 'public pages',
  contextOptions: { reducedMotion: 'no-preference' },
});

const PHONE = { width: 390, height: 844 };

/** The running animations, by name and duration in milliseconds. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id;
      return Number(duration) > 1 ? [`${name} ${duration}`] : [];
    }),
  );

/** Records every animation that starts from now on. */
async function watchMotion(page: Page) {
  await page.evaluate(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    const note = ({ target, elapsedTime }: AnimationEvent | TransitionEvent) => {
      for (const each of (target as Element).getAnimations()) {
        const duration = Number(each.effect?.getComputedTiming().duration);
        if (duration > 1) begun.push(`${(target as Element).className} ${duration} ${elapsedTime}`);
      }
    };
    addEventListener('animationstart', note, true);
    addEventListener('transitionrun', note, true);
  });
  return () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
}

/** Opens and closes the filter panel, and hovers over a link: all of them can be animated. */
async function openAndClosePanels(page: Page) {
  const filters = page.getByRole('button', { name: 'Filters' });
  await expectElementHydrated(filters);
  await filters.click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Used Tires' }).hover();
}

const video = (page: Page) => page.getByRole('main').locator('video').first();
const isPaused = (page: Page) =>
  video(page).evaluate((element) => (element as HTMLVideoElement).paused);

test('the hero’s video can be stopped and stays stopped', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play video' }).scrollIntoViewIfNeeded();
  await expect(video(page)).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(await isPaused(page)).toBe(true);
});

test('menus and panels are animated without a preference for reduced motion', {
  tag: '@prove',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tires/all');
  const begun = await watchMotion(page);
  await openAndClosePanels(page);
  expect(await begun()).not.toEqual([]);
});

test.describe('a visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees no animation', { tag: '@prove' }, async ({ page }) => {
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play video' });
    await play.scrollIntoViewIfNeeded();
    await expectElementHydrated(play);
    await expect(video(page)).toHaveCount(0);
    expect(await moving(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.goto('/tires/all');
    const begun = await watchMotion(page);
    await openAndClosePanels(page);
    expect(await begun()).toEqual([]);

    await page.goto('/contact');
    const begunHere = await watchMotion(page);
    await expectElementHydrated(page.getByRole('button', { name: 'Send message' }));
    for (const field of await page.getByRole('main').getByRole('textbox').all()) {
      await field.fill('Ana');
    }
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(notification(page, /^Thank you!/)).toBeVisible();
    expect(await begunHere()).toEqual([]);

    await page.goto('/gallery');
    const jobs = page.getByRole('region', { name: 'Before-and-after pictures' });
    const begunThere = await watchMotion(page);
    const next = jobs.getByRole('button', { name: 'Next job' });
    await expectElementHydrated(next);
    await next.click();
    await expect(jobs.getByText(/^2 \/ \d$/)).toBeVisible();
    expect(await begunThere()).toEqual([]);
    expect(await moving(page)).toEqual([]);
  });
});
