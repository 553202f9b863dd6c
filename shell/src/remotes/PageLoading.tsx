import { useShop } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { Spinner } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';

/** Stands in a page's place until it is there. Its title is the shop's: no tab shows an address. */
export function PageLoading() {
  const t = useMessages(frameMessages);
  const { name } = useShop();
  return (
    <>
      <title>{name}</title>
      <Spinner label={t('loadingPage')} />
    </>
  );
}
