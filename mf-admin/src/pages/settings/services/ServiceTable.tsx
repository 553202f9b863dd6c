import type { Service } from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import {
  Badge,
  Button,
  Cluster,
  formatDuration,
  IconButton,
  VisuallyHidden,
} from '@shop/shared-ui';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from '../../../lists/Table';
import { PublicationBadge } from '../../../publishing/PublicationBadge';
import type { PublicationState } from '../../../publishing/publicationState';
import { equipmentName } from '../equipment/equipmentName';
import styles from './ServiceTable.module.css';
import { serviceName } from './serviceName';

type Direction = 'up' | 'down';

interface Props {
  services: readonly Service[];
  publication: PublicationState | undefined;
  onEdit: (service: Service) => void;
  onMove: (move: { id: string; direction: Direction }) => void;
}

const arrows = { up: ArrowUp, down: ArrowDown };

export function ServiceTable({ services, publication, onEdit, onMove }: Props) {
  const { t } = useTranslation('adminServices');
  const { t: shared } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const [movedId, setMovedId] = useState<string>();
  const pressed = useRef<HTMLElement>(null);
  const place = services.findIndex(({ id }) => id === movedId);
  const moved = services[place];

  // A button loses the focus when its row moves.
  useLayoutEffect(() => {
    if (place >= 0) pressed.current?.focus();
  }, [place]);

  const columns = ['service', 'minutes', 'price', 'state', 'actions'] as const;
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {moved &&
            t('moved', {
              name: serviceName(moved, language),
              place: place + 1,
              count: services.length,
            })}
        </VisuallyHidden>
      </div>
      <Table label={t('title')} columns={columns.map((column) => t(`table.${column}`))}>
        {services.map((service, index) => {
          const { id, minutes, price, is_active, in_wizard, needs, updated_at } = service;
          const name = serviceName(service, language);
          return (
            <tr key={id}>
              <td>
                <strong>{`${name} `}</strong>
                <PublicationBadge publication={publication} updatedAt={updated_at} />
                {needs.length > 0 && (
                  <div className={styles.needs}>
                    {t('needs', {
                      equipment: needs.map((each) => equipmentName(shared, each)).join(', '),
                    })}
                  </div>
                )}
              </td>
              <td>{formatDuration(minutes, language)}</td>
              <td>{formatPrice(price, language)}</td>
              <td>
                <Badge tone={is_active ? (in_wizard ? 'success' : 'info') : 'neutral'}>
                  {t(is_active ? (in_wizard ? 'states.shown' : 'states.staff') : 'states.inactive')}
                </Badge>
              </td>
              <td>
                <Cluster gap="sm">
                  {(['up', 'down'] as const).map((direction) => {
                    const Arrow = arrows[direction];
                    const isAtEnd = index === (direction === 'up' ? 0 : services.length - 1);
                    return (
                      <IconButton
                        key={direction}
                        variant="outline"
                        label={t(direction, { name })}
                        icon={<Arrow />}
                        // Not `disabled`, which would lose the focus at the end of the list.
                        aria-disabled={isAtEnd || undefined}
                        className={clsx(isAtEnd && styles.atEnd)}
                        onClick={(event) => {
                          if (isAtEnd) return;
                          pressed.current = event.currentTarget;
                          setMovedId(id);
                          onMove({ id, direction });
                        }}
                      />
                    );
                  })}
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={<Pencil />}
                    aria-label={t('edit', { name })}
                    onClick={() => onEdit(service)}
                  >
                    {t('editShort')}
                  </Button>
                </Cluster>
              </td>
            </tr>
          );
        })}
      </Table>
    </>
  );
}
