import type { Renderer, RenderResult } from './renderer';

/** Compressing takes about as long as rendering, and runs beside it. */
const CONCURRENT_WRITES = 2;

/**
 * Each renderer takes the next page when it is done with one.
 * @param write what follows the rendering; awaited before this returns, and must not reject
 */
export async function renderEach<Page>(
  renderers: readonly Renderer[],
  pages: readonly Page[],
  render: (renderer: Renderer, page: Page) => Promise<RenderResult>,
  write: (page: Page, result: RenderResult) => Promise<void>,
) {
  const writing: Promise<void>[] = [];
  const waiting = [...pages];
  const renderWaiting = async (renderer: Renderer) => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const result = await render(renderer, page);
      if (writing.length >= CONCURRENT_WRITES) await writing.shift();
      writing.push(write(page, result));
    }
  };
  await Promise.all(renderers.map(renderWaiting));
  await Promise.all(writing);
}
