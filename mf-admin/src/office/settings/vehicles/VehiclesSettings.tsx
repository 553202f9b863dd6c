import { listVehicleTires, removeVehicleTires, type VehicleTires } from '@shop/shared-data/staff';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../kit/lists/columns';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import { markingsOf, tiresName, vehicleName } from '../../../shop/names/vehicleTiresText';
import { useVehicleTiresForm } from './useVehicleTiresForm';

export function VehiclesSettings() {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'vehicles' });
  const yearsOf = ({ first_year, last_year }: VehicleTires) => {
    if (last_year === null) return t('since', { year: first_year });
    return first_year === last_year ? String(first_year) : `${first_year}–${last_year}`;
  };
  const tiresOf = (row: VehicleTires) => {
    const { front, rear } = markingsOf(row);
    return rear ? t('pair', { front, rear }) : front;
  };
  const columns: Column<VehicleTires>[] = [
    {
      id: 'vehicle',
      header: t('table.vehicle'),
      value: vehicleName,
      cell: (row) => <strong>{vehicleName(row)}</strong>,
    },
    { id: 'years', header: t('table.years'), value: (row) => row.first_year, cell: yearsOf },
    {
      id: 'engine',
      header: t('table.engine'),
      value: ({ engine }) => engine,
      cell: ({ engine }) => engine || t('everyEngine'),
    },
    { id: 'tires', header: t('table.tires'), value: tiresOf, cell: tiresOf },
    {
      id: 'state',
      header: t('table.state'),
      cell: ({ is_example }) => (
        <Badge tone={is_example ? 'neutral' : 'success'}>
          {t(is_example ? 'example' : 'checked')}
        </Badge>
      ),
    },
  ];
  return (
    <ResourcePage
      words={t('list', { returnObjects: true })}
      requests={{ list: listVehicleTires, remove: removeVehicleTires }}
      columns={columns}
      nameOf={tiresName}
      form={useVehicleTiresForm()}
    />
  );
}
