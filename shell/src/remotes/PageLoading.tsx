import { useShop } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameLocales } from '../locales/frameLocales';

/** Shown until a page is loaded. Its title is the shop's name, so that no tab shows an address. */
export function PageLoading() {
  const t = useTranslate(frameLocales);
  const { name } = useShop();
  return (
    <>
      <title>{name}</title>
      <Spinner label={t('loadingPage')} />
    </>
  );
}
