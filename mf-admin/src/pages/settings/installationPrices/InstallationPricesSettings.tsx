import { EmptyState } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { LoadingState } from '../LoadingState';
import { InstallationPricesForm } from './InstallationPricesForm';
import { InstallationService } from './InstallationService';
import { loadInstallationPrices } from './installationPrices';

export function InstallationPricesSettings() {
  const { t } = useTranslation('adminSettings');
  const rows = useRows({
    name: queryKeys.installationPrices,
    load: loadInstallationPrices,
    failure: t('loadFailed'),
  });
  const publication = usePublication('settings');
  const prices = rows.data?.[0];
  return (
    <>
      <SectionHead
        title={t('pages.installation')}
        lead={t('installationPrices.description')}
        status={<PublicationStatus query={publication} />}
      />
      <LoadingState query={rows} failure={t('loadFailed')}>
        {prices ? (
          <>
            <InstallationService settings={prices.rows} />
            <InstallationPricesForm prices={prices} />
          </>
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </LoadingState>
    </>
  );
}
