/**
 * Films mf-storefront/src/video/hero.mp4 and tour.mp4: the videos of a shop that has not set its own. Run it
 * after the pictures have changed: node --import tsx art/recordClips.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../platform/cli/chromium';
import { filmPictures, type Scene } from './filmPictures';

const source = path.join(import.meta.dirname, '../mf-storefront/src');
const picture = (name: string) =>
  `data:image/svg+xml;base64,${readFileSync(path.join(source, 'pictures', `${name}.svg`)).toString('base64')}`;

/** Where the camera looks at the start and at the end: centre as a share of the picture, and zoom. */
const clips: Record<string, Scene[]> = {
  hero: [
    { picture: picture('hero-workshop'), from: [0.5, 0.5, 1], to: [0.56, 0.52, 1.16] },
    { picture: picture('workshop-bay'), from: [0.42, 0.5, 1.2], to: [0.58, 0.5, 1.2] },
    { picture: picture('hero-workshop'), from: [0.4, 0.56, 1.22], to: [0.5, 0.5, 1] },
  ],
  tour: [
    { picture: picture('workshop-front'), from: [0.5, 0.5, 1], to: [0.5, 0.54, 1.3] },
    { picture: picture('workshop-bay'), from: [0.36, 0.5, 1.25], to: [0.64, 0.5, 1.25] },
    { picture: picture('equipment-lift'), from: [0.5, 0.5, 1.25], to: [0.5, 0.5, 1] },
    { picture: picture('equipment-alignment'), from: [0.42, 0.5, 1.2], to: [0.58, 0.5, 1.2] },
    { picture: picture('equipment-balancer'), from: [0.5, 0.5, 1], to: [0.5, 0.5, 1.25] },
  ],
};

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
// The loader names functions through a helper that the page doesn't have.
await page.evaluate('globalThis.__name = (named) => named');
for (const [name, scenes] of Object.entries(clips)) {
  const film = Buffer.from(await page.evaluate(filmPictures, scenes), 'base64');
  writeFileSync(path.join(source, 'video', `${name}.mp4`), film);
  console.info(`${name}.mp4: ${Math.round(film.length / 1024)} kB`);
}
await browser.close();
