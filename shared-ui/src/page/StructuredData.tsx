import type { Thing } from 'schema-dts';
import type { ShopNode } from './shopNode';

interface Props {
  /** Only what the page also shows. */
  data: Exclude<Thing, string> | ShopNode;
}

/** JSON-LD for search engines. A content security policy does not apply to it, since it is data. */
export function StructuredData({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // Escaped, so that no text can end the script element.
  return <script type="application/ld+json">{json.replace(/</g, '\\u003c')}</script>;
}
