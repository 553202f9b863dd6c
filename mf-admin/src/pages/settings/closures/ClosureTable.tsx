import type { Closure } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, Cluster } from '@shop/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Table } from '../../../lists/Table';
import styles from './ClosuresSettings.module.css';
import { closureReason, formatClosedHours, formatDays } from './formatClosure';

interface Props {
  closures: Closure[];
  onEdit: (closure: Closure) => void;
  onRemove: (closure: Closure) => void;
}

/** The list of closures. */
export function ClosureTable({ closures, onEdit, onRemove }: Props) {
  const { t } = useTranslation('adminClosures');
  const { language } = useLanguage();
  const columns = ['days', 'hours', 'reason', 'actions'] as const;
  return (
    <Table label={t('title')} columns={columns.map((column) => t(`table.${column}`))}>
      {closures.map((closure) => {
        const days = formatDays(closure, language);
        return (
          <tr key={closure.id}>
            <td className={styles.days}>
              <strong>{days}</strong>
            </td>
            <td>{formatClosedHours(closure, language) || t('wholeDay')}</td>
            <td>{closureReason(closure, language) || t('noReason')}</td>
            <td>
              <Cluster gap="sm">
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Pencil />}
                  aria-label={t('edit', { days })}
                  onClick={() => onEdit(closure)}
                >
                  {t('editShort')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Trash2 />}
                  aria-label={t('remove', { days })}
                  onClick={() => onRemove(closure)}
                >
                  {t('removeShort')}
                </Button>
              </Cluster>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
