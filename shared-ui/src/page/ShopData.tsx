import { useShop } from '@shop/shared-contract';
import { StructuredData } from './StructuredData';
import { shopNode } from './shopNode';

/** Tells search engines where the shop is, when it is open and how to call it. */
export function ShopData() {
  return <StructuredData data={shopNode(useShop())} />;
}
