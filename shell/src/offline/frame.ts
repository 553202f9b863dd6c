import { files } from './stores';

const FRAME = '/_app.html';
/** What a worker lives on for as long as the work goes on. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

const open = () => caches.open('frame');

/**
 * Keeps the empty frame and its files: it shows a page that was visited within the site, without
 * HTML of its own. Its files come first, so that what is kept is whole.
 */
export async function keepFrame(event: Lasting) {
  try {
    const response = await fetch(FRAME);
    if (!response.ok) return;
    const html = await response.clone().text();
    const addresses = [...html.matchAll(/(?:src|href)="(\/shell\/[^"]+)"/g)].map(
      ([, address = '']) => new Request(address),
    );
    await Promise.all(addresses.map((request) => files.handle({ request, event })));
    await (await open()).put(FRAME, response);
  } catch {
    // The connection went: the frame kept before is as good.
  }
}

export const keptFrame = async () => (await open()).match(FRAME);
