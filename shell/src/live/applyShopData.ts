import { provideShop } from '@shop/shared-contract';
import { listContent, loadShop } from '@shop/shared-data';
import { overlayMessages } from '@shop/shared-i18n';
import { readContentBlock } from './contentKey';

/** Lays what staff edit over the built-in facts and words. */
export async function applyShopData() {
  const [shop, blocks] = await Promise.all([loadShop(), listContent()]);
  provideShop(shop);
  for (const block of blocks) {
    const { language, key } = readContentBlock(block.identifier);
    if (block.content.trim()) overlayMessages(language, block.page, { [key]: block.content });
  }
}
