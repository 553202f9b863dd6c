import { useShop } from '@shop/shared-contract';
import { Spinner } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

/** Shown until a page is loaded. Its title is the shop's name, so that no tab shows an address. */
export function PageLoading() {
  const { t } = useTranslation('layout');
  const { name } = useShop();
  return (
    <>
      <title>{name}</title>
      <Spinner label={t('loadingPage')} />
    </>
  );
}
