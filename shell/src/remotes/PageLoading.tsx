import { useShop } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameLocales } from '../locales/frameLocales';

/** Stands in a page's place until it is there. Its title is the shop's: no tab shows an address. */
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
