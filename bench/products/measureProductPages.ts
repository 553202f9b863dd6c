import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '@shop/backend/lite/createBackend';
import { createPageComposer } from '@shop/cli/compose/composeSite';
import { createLease } from '@shop/platform/publish/lease';
import { continuePages, publish } from '@shop/platform/publish/publish';
import { CONTENT_PAGES } from '@shop/platform/site/generations';
import { localTarget } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { contentSource } from '../../shared-data/src/content/contentSource';
import { replaceProducts } from '../growth/shopData';
import { medians } from '../median';
import { table } from '../table';
import { benchDir } from '../variants/sources';

export interface ProductPages {
  rounds: number;
  /** Figures by number of products. */
  costs: Record<string, Record<string, number>>;
}

const counts = [100, 1_000, 10_000];

function bytesBelow(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

async function secondsOf(work: () => Promise<unknown>) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function measureCount(from: string, backend: Backend, count: number) {
  const siteDir = path.join(benchDir, 'product-pages');
  rmSync(siteDir, { recursive: true, force: true });
  copySite(from, siteDir);
  const lease = createLease(backend.asPublisher);
  const options = {
    ...{ run: backend.asPublisher, lease },
    ...{ source: contentSource, target: localTarget(siteDir) },
    ...createPageComposer(),
  };
  const changePrice = (price: number) =>
    secondsOf(async () => {
      await backend.exec(`update public.products set price = ${price} where sku like '%-${count}'`);
      await publish(options);
    });
  await replaceProducts(backend, count);
  const imported = await secondsOf(() => publish(options));
  const during = await changePrice(501);
  const rest = await secondsOf(async () => {
    while ((await continuePages(options)).left > 0);
  });
  const after = await changePrice(502);
  const megabytes = bytesBelow(path.join(siteDir, CONTENT_PAGES)) / 1e6;
  await lease.release();
  await replaceProducts(backend, 0);
  rmSync(siteDir, { recursive: true });
  return {
    'until the import is published (s)': imported,
    'until a price is published, while pages are left (s)': during,
    'until all pages are written (s)': imported + during + rest,
    'until a price is published, afterwards (s)': after,
    'pages on the disk (MB)': megabytes,
  };
}

/** @param from folder of the composed site; products are published into a copy */
export async function measureProductPages(
  from: string,
  backend: Backend,
  rounds: number,
): Promise<ProductPages> {
  const costs: ProductPages['costs'] = {};
  for (const count of counts) {
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureCount(from, backend, count));
    }
    costs[count] = medians(measured);
  }
  return { rounds, costs };
}

export function productPagesReport({ rounds, costs }: ProductPages): string {
  const sizes = Object.keys(costs);
  const names = Object.keys(costs[sizes[0] ?? ''] ?? {});
  return `## Pages of products

Each product has a page in two languages. The import is one transaction. Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.

${table(
  ['Products', ...sizes.map((size) => Number(size).toLocaleString('en-US'))],
  names.map((name) => [name, ...sizes.map((size) => (costs[size]?.[name] ?? 0).toFixed(1))]),
)}
`;
}
