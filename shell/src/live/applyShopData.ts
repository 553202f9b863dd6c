import { provideShop } from '@shop/shared-contract';
import { listContent, loadShop } from '@shop/shared-data';
import { LANGUAGES, overlayMessages } from '@shop/shared-i18n';
import { overlaysFrom } from './overlaysFrom';

/** Lays what staff edit over the built-in facts and words. */
export async function applyShopData() {
  const [shop, blocks] = await Promise.all([loadShop(), listContent()]);
  provideShop(shop);
  const overlays = overlaysFrom(blocks);
  for (const language of LANGUAGES) overlayMessages(language, overlays[language]);
}
