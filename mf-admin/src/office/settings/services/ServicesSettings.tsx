import { listServices, moveService, type Service } from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Badge, formatDuration } from '@shop/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../kit/lists/columns';
import { PublicationBadge } from '../../../kit/publishing/PublicationBadge';
import { usePublication } from '../../../kit/publishing/usePublication';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import { useMoveButtons } from '../../../kit/resources/useMoveButtons';
import { serviceName } from '../../../shop/names/serviceName';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { equipmentName } from '../equipment/equipmentName';
import { Preview } from '../section/Preview';
import styles from './ServicesSettings.module.css';
import { useServiceForm } from './useServiceForm';

/** The services that visitors can book, as they read them. */
function ServicesPreview({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
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
                price: formatPrice(service.price),
              })}`}
            </span>
          </li>
        ))}
      </ul>
    </Preview>
  );
}

/** Shows the services in a new order, numbered from 1, and saves those whose number has changed. */
function useSaveOrder(services: readonly Service[]) {
  const client = useQueryClient();
  return async (moved: Service[]) => {
    const numbered = moved.map((each, index) => ({ ...each, position: index + 1 }));
    client.setQueryData(queryKeys.services, numbered);
    for (const { id, position } of numbered) {
      const before = services.find((each) => each.id === id);
      if (before && before.position !== position) await moveService(before, position);
    }
  };
}

export function ServicesSettings() {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
  const { t: shared } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const publication = usePublication('services');
  const { data: services = [] } = useQuery({
    queryKey: queryKeys.services,
    queryFn: listServices,
  });
  const nameOf = (service: Service) => serviceName(service, language);
  const { buttons, status } = useMoveButtons({
    name: queryKeys.services,
    rows: services,
    nameOf,
    save: useSaveOrder(services),
  });
  const stateOf = ({ is_active, in_wizard }: Service) => {
    if (!is_active) return 'inactive';
    return in_wizard ? 'shown' : 'staff';
  };
  const tones = { inactive: 'neutral', shown: 'success', staff: 'info' } as const;
  const columns: Column<Service>[] = [
    {
      id: 'service',
      header: t('table.service'),
      cell: (service) => (
        <>
          <strong>{`${nameOf(service)} `}</strong>
          <PublicationBadge publication={publication.data} row={service} />
          {service.needs.length > 0 && (
            <div className={styles.needs}>
              {t('needs', {
                equipment: service.needs.map((each) => equipmentName(shared, each)).join(', '),
              })}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'minutes',
      header: t('table.minutes'),
      cell: ({ minutes }) => formatDuration(minutes, language),
    },
    { id: 'price', header: t('table.price'), cell: ({ price }) => formatPrice(price) },
    {
      id: 'state',
      header: t('table.state'),
      cell: (service) => (
        <Badge tone={tones[stateOf(service)]}>{t(`states.${stateOf(service)}`)}</Badge>
      ),
    },
  ];
  return (
    <ResourcePage
      words={t('list', { returnObjects: true })}
      requests={{ list: listServices }}
      columns={columns}
      nameOf={nameOf}
      buttons={buttons}
      form={useServiceForm()}
    >
      {({ rows, table }) => (
        <>
          {status}
          {rows.length > 0 && <ServicesPreview services={rows} />}
          {table}
        </>
      )}
    </ResourcePage>
  );
}
