import { listBays, listServices, type Service } from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Button, EmptyState, formatDuration, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { ChangeFailure } from '../../../lists/ChangeFailure';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { LoadingState } from '../LoadingState';
import { Preview } from '../preview/Preview';
import { ServiceDialog } from './ServiceDialog';
import styles from './ServicesSettings.module.css';
import { ServiceTable } from './ServiceTable';
import { serviceName } from './serviceName';
import { useServiceOrder } from './useServiceOrder';

/** The services that visitors can book, as they read them. */
function ServicesPreview({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('adminServices');
  const { language } = useLanguage();
  const shown = services.filter((service) => service.is_active && service.in_wizard);
  return (
    <Preview>
      {shown.length === 0 && <p>{t('noneShown')}</p>}
      <ul className={styles.list}>
        {shown.map((service) => (
          <li key={service.id}>
            <strong>{serviceName(service, language)}</strong>
            <span>
              {` ${t('reading', {
                duration: formatDuration(service.minutes, language),
                price: formatPrice(service.price, language),
              })}`}
            </span>
          </li>
        ))}
      </ul>
    </Preview>
  );
}

export function ServicesSettings() {
  const { t } = useTranslation('adminServices');
  const { explainFailure } = useErrorTranslator();
  const rows = useRows({ name: queryKeys.services, load: listServices, failure: t('loadFailed') });
  // While the bays are not loaded, the form does not warn of missing equipment.
  const bays = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  const publication = usePublication('services');
  const [editing, setEditing] = useState<Service | 'new'>();
  const services = rows.data ?? [];
  const { move, error } = useServiceOrder(services);
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PublicationStatus query={publication} />}
        actions={
          // The next number follows from the rows.
          <Button icon={<Plus />} disabled={!rows.data} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        }
      />
      {error && <ChangeFailure title={t('moveFailed')}>{explainFailure(error)}</ChangeFailure>}
      <LoadingState query={rows} failure={t('loadFailed')}>
        {services.length > 0 ? (
          <>
            <ServicesPreview services={services} />
            <ServiceTable
              services={services}
              publication={publication.data}
              onEdit={setEditing}
              onMove={move}
            />
          </>
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </LoadingState>
      {editing && (
        <ServiceDialog
          service={editing === 'new' ? undefined : editing}
          services={services}
          bays={bays.data ?? []}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
