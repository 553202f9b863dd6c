import { useShop } from '@shop/shared-contract';
import { StructuredData } from './StructuredData';
import { shopNode } from './shopNode';

/** Describes the shop to search engines: address, opening hours and phone number. */
export function ShopData() {
  return <StructuredData data={shopNode(useShop())} />;
}
