import { listServices, type Service } from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import {
  Badge,
  formatDuration,
  IconButton,
  useErrorTranslator,
  VisuallyHidden,
} from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourcePage } from '../../../kit/ResourcePage';
import { ChangeFailure } from '../../../lists/ChangeFailure';
import type { Column } from '../../../lists/columns';
import { queryKeys } from '../../../lists/queryKeys';
import { PublicationBadge } from '../../../publishing/PublicationBadge';
import { usePublication } from '../../../publishing/usePublication';
import { equipmentName } from '../equipment/equipmentName';
import { Preview } from '../preview/Preview';
import styles from './ServicesSettings.module.css';
import { serviceName } from './serviceName';
import { useServiceForm } from './useServiceForm';
import { useServiceOrder } from './useServiceOrder';

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
                price: formatPrice(service.price, language),
              })}`}
            </span>
          </li>
        ))}
      </ul>
    </Preview>
  );
}

const arrows = { up: ArrowUp, down: ArrowDown };

/** The buttons that move a service in the order, and what a screen reader hears of it. */
function useMoveButtons(services: readonly Service[]) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
  const { language } = useLanguage();
  const { move, error } = useServiceOrder(services);
  const [movedId, setMovedId] = useState<string>();
  const pressed = useRef<HTMLElement>(null);
  const place = services.findIndex(({ id }) => id === movedId);
  const moved = services[place];
  // A button loses the focus when its row moves.
  useLayoutEffect(() => {
    if (place >= 0) pressed.current?.focus();
  }, [place]);

  const buttons = (service: Service) =>
    (['up', 'down'] as const).map((direction) => {
      const Arrow = arrows[direction];
      const isAtEnd = services.at(direction === 'up' ? 0 : -1)?.id === service.id;
      return (
        <IconButton
          key={direction}
          variant="outline"
          label={t(direction, { name: serviceName(service, language) })}
          icon={<Arrow />}
          // Not `disabled`, which would lose the focus at the end of the list.
          aria-disabled={isAtEnd || undefined}
          className={clsx(isAtEnd && styles.atEnd)}
          onClick={(event) => {
            if (isAtEnd) return;
            pressed.current = event.currentTarget;
            setMovedId(service.id);
            void move({ id: service.id, direction });
          }}
        />
      );
    });
  const announcement =
    moved &&
    t('moved', { name: serviceName(moved, language), place: place + 1, count: services.length });
  return { buttons, announcement, error };
}

export function ServicesSettings() {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
  const { t: shared } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const publication = usePublication('services');
  const { data: services = [] } = useQuery({
    queryKey: queryKeys.services,
    queryFn: listServices,
  });
  const { buttons, announcement, error } = useMoveButtons(services);
  const nameOf = (service: Service) => serviceName(service, language);
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
          <PublicationBadge publication={publication.data} updatedAt={service.updated_at} />
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
    { id: 'price', header: t('table.price'), cell: ({ price }) => formatPrice(price, language) },
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
      publishedAs="services"
      columns={columns}
      nameOf={nameOf}
      buttons={buttons}
      form={useServiceForm()}
    >
      {({ rows, table }) => (
        <>
          {error && <ChangeFailure title={t('moveFailed')}>{explainFailure(error)}</ChangeFailure>}
          <div role="status">
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </div>
          {rows.length > 0 && <ServicesPreview services={rows} />}
          {table}
        </>
      )}
    </ResourcePage>
  );
}
