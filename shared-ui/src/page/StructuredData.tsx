import type { Thing } from 'schema-dts';
import type { ShopNode } from './shopNode';

interface Props {
  /** What the page is about, in schema.org's words. Only what the page also shows. */
  data: Exclude<Thing, string> | ShopNode;
}

/** Tells search engines what a page shows, as JSON-LD. It is data, which no policy has to allow. */
export function StructuredData({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // Nothing in it can end the script element it stands in.
  return <script type="application/ld+json">{json.replace(/</g, '\\u003c')}</script>;
}
