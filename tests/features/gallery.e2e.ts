import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ shop: 'public pages' });

const english = {
  jobs: {
    ...{ name: 'Before-and-after pictures', previous: 'Previous job', next: 'Next job' },
    titles: ['From worn out to brand new', 'Brakes that were grinding', 'A parking lot dent'],
  },
  tour: {
    ...{ name: 'A walk through the shop', play: 'Play video', pause: 'Pause video' },
    ...{ mute: 'Mute', volume: 'Volume', book: 'Book your visit' },
  },
  ...{ team: 'Our expert team', equipment: 'Our equipment', papers: 'Certifications' },
};

const spanish: typeof english = {
  jobs: {
    ...{ name: 'Imágenes de antes y después', previous: 'Trabajo anterior' },
    next: 'Trabajo siguiente',
    titles: ['De lisa a nueva', 'Frenos que raspaban', 'Un golpe de estacionamiento'],
  },
  tour: {
    ...{ name: 'Un recorrido por el taller', play: 'Reproducir video', pause: 'Pausar video' },
    ...{ mute: 'Silenciar', volume: 'Volumen', book: 'Agende su visita' },
  },
  ...{ team: 'Nuestros expertos', equipment: 'Nuestras máquinas', papers: 'Certificaciones' },
};

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Swipes an element to the left or right, as on a trackpad: Chromium synthesizes no swipe of a finger that snaps. */
async function swipe(page: Page, what: Locator, by: 1 | -1) {
  await what.hover();
  await page.mouse.wheel(-by * (await what.evaluate((each) => each.clientWidth)), 0);
}

for (const [path, texts] of [
  ['', english],
  ['/es', spanish],
] as const) {
  // `npm run prove` repeats it in English, which other tests of the gallery are in.
  test(`the gallery responds to buttons and swipes, and its tour plays on request (${path}/)`, {
    tag: '@prove',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${path}/gallery`);
    const { name, previous, next, titles } = texts.jobs;
    const jobs = region(page, name);
    const press = (label: string) => jobs.getByRole('button', { name: label }).click();
    const list = jobs.getByRole('list');
    const expectShown = async (title: string) => {
      await expect(jobs.getByText(`${titles.indexOf(title) + 1} / 3`)).toBeVisible();
      const job = list.getByRole('article').filter({ hasText: title });
      const leftOf = async (what: Locator) => (await what.boundingBox())?.x ?? Number.NaN;
      await expect
        .poll(async () => Math.abs((await leftOf(job)) - (await leftOf(list))))
        .toBeLessThan(1);
    };
    const [first = '', second = '', third = ''] = titles;
    await expectShown(first);
    // The first press loads the code.
    for (const title of [second, third, first]) {
      await press(next);
      await expectShown(title);
    }
    await press(previous);
    await expectShown(third);
    for (const title of [second, first]) {
      await swipe(page, list, 1);
      await expectShown(title);
    }
    await swipe(page, list, -1);
    await expectShown(second);

    const { play, pause, mute, volume, book } = texts.tour;
    const tour = region(page, texts.tour.name);
    const button = (label: string) => tour.getByRole('button', { name: label, exact: true });
    await expect(tour.locator('video')).toHaveCount(0);
    await button(play).click();
    await expect(button(pause)).toBeVisible();
    const isPaused = () =>
      tour.locator('video').evaluate((video) => (video as HTMLVideoElement).paused);
    await expect.poll(isPaused).toBe(false);
    await expect(tour.getByRole('slider', { name: volume })).toHaveValue('1');
    await button(mute).click();
    await expect(tour.getByRole('slider', { name: volume })).toHaveValue('0');
    await button(pause).click();
    await expect(button(play)).toBeVisible();
    await expect.poll(isPaused).toBe(true);

    await expect(region(page, texts.team).getByRole('article')).toHaveCount(3);
    await expect(region(page, texts.equipment).getByRole('article')).toHaveCount(3);
    const papers = region(page, texts.papers);
    await expect(papers.getByRole('heading', { level: 3 })).toHaveCount(2);
    await tour.getByRole('link', { name: book }).click();
    await expect(page).toHaveURL(`${path}/booking`);
  });
}
