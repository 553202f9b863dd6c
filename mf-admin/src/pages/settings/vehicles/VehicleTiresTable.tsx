import type { VehicleTires } from '@shop/shared-data/staff';
import { Badge, Button, Cluster } from '@shop/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Table } from '../../../lists/Table';
import { markingsOf, tiresName, vehicleName } from './vehicleTiresText';

interface Props {
  rows: VehicleTires[];
  onEdit: (row: VehicleTires) => void;
  onRemove: (row: VehicleTires) => void;
}

const columns = ['vehicle', 'years', 'engine', 'tires', 'state', 'actions'] as const;

export function VehicleTiresTable({ rows, onEdit, onRemove }: Props) {
  const { t } = useTranslation('adminVehicles');
  const yearsOf = ({ first_year, last_year }: VehicleTires) => {
    if (last_year === null) return t('since', { year: first_year });
    return first_year === last_year ? String(first_year) : `${first_year}–${last_year}`;
  };
  return (
    <Table label={t('title')} columns={columns.map((column) => t(`table.${column}`))}>
      {rows.map((row) => {
        const { front, rear } = markingsOf(row);
        return (
          <tr key={row.id}>
            <td>
              <strong>{vehicleName(row)}</strong>
            </td>
            <td>{yearsOf(row)}</td>
            <td>{row.engine || t('everyEngine')}</td>
            <td>{rear ? t('pair', { front, rear }) : front}</td>
            <td>
              <Badge tone={row.is_example ? 'neutral' : 'success'}>
                {t(row.is_example ? 'example' : 'checked')}
              </Badge>
            </td>
            <td>
              <Cluster gap="sm">
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Pencil />}
                  aria-label={t('edit', { tires: tiresName(row) })}
                  onClick={() => onEdit(row)}
                >
                  {t('editShort')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Trash2 />}
                  aria-label={t('remove', { tires: tiresName(row) })}
                  onClick={() => onRemove(row)}
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
