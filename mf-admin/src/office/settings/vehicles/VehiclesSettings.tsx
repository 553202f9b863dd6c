import {
  addVehicleTires,
  editVehicleTires,
  listVehicleTires,
  removeVehicleTires,
  type VehicleTires,
  type VehicleTiresInput,
  vehicleTiresSchema,
} from '@shop/shared-data/staff';
import { finderMakes } from '@shop/shared-data/vehicle-makes';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import type { Resource } from '../../../kit/resources/resource';
import { markingsOf, tiresName, vehicleName } from '../../../shop/names/vehicleTiresText';
import { queryKeys } from '../../../shop/rows/queryKeys';

const makes = finderMakes.map((make) => ({ value: make, label: make }));

function useVehicles(): Resource<VehicleTires, VehicleTiresInput> {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'vehicles' });
  const { t: shared } = useTranslation('adminSettings');
  const yearsOf = ({ first_year, last_year }: VehicleTires) => {
    if (last_year === null) return t('since', { year: first_year });
    return first_year === last_year ? String(first_year) : `${first_year}–${last_year}`;
  };
  const tiresOf = (row: VehicleTires) => {
    const { front, rear } = markingsOf(row);
    return rear ? t('pair', { front, rear }) : front;
  };
  return {
    name: queryKeys.vehicleTires,
    words: shared('vehicles', { returnObjects: true }),
    schema: vehicleTiresSchema,
    requests: {
      list: listVehicleTires,
      add: addVehicleTires,
      edit: editVehicleTires,
      remove: removeVehicleTires,
    },
    nameOf: tiresName,
    heading: { id: 'vehicle', text: vehicleName, value: vehicleName },
    columns: [
      { id: 'years', value: ({ first_year }) => first_year, cell: yearsOf },
      {
        id: 'engine',
        value: ({ engine }) => engine,
        cell: ({ engine }) => engine || t('everyEngine'),
      },
      { id: 'tires', value: tiresOf },
      {
        id: 'state',
        cell: ({ is_example }) => (
          <Badge tone={is_example ? 'neutral' : 'success'}>
            {t(is_example ? 'example' : 'checked')}
          </Badge>
        ),
      },
    ],
    fields: [
      { name: 'make', options: makes, placeholder: t('choose') },
      ...(['model', 'engine'] as const),
      ['first_year', 'last_year'],
      ...(['front', 'rear', 'is_example'] as const),
    ],
    valuesOf: markingsOf,
  };
}

export const VehiclesSettings = () => <ResourcePage resource={useVehicles()} />;
