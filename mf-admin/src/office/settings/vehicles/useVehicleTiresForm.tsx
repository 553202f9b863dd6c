import {
  addVehicleTires,
  editVehicleTires,
  type VehicleTires,
  type VehicleTiresInput,
  vehicleTiresSchema,
} from '@shop/shared-data/staff';
import { finderMakes } from '@shop/shared-data/vehicle-makes';
import { CheckboxField, SelectField, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/FieldRow';
import { optionalNumber } from '../../../kit/forms/numberRules';
import type { ResourceFormDefinition } from '../../../kit/resources/ResourceDialog';
import { markingsOf } from '../../../shop/names/vehicleTiresText';
import { queryKeys } from '../../../shop/rows/queryKeys';

const makes = finderMakes.map((make) => ({ value: make, label: make }));
const year = { type: 'number', inputMode: 'numeric', min: 1950, max: 2100 } as const;

export function useVehicleTiresForm(): ResourceFormDefinition<VehicleTires, VehicleTiresInput> {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'vehicles' });
  return {
    ...t('form', { returnObjects: true }),
    name: queryKeys.vehicleTires,
    schema: vehicleTiresSchema,
    labels: t('fields', { returnObjects: true }),
    sentences: t('problems', { returnObjects: true }),
    refusals: { vehicle_tires_once: t('twice') },
    valuesOf: (tires) => ({
      make: tires?.make ?? '',
      model: tires?.model ?? '',
      engine: tires?.engine ?? '',
      first_year: tires?.first_year ?? Number.NaN,
      last_year: tires?.last_year ?? null,
      ...(tires ? markingsOf(tires) : { front: '', rear: '' }),
      is_example: tires?.is_example ?? false,
    }),
    save: (read, input, { before, id }) =>
      read ? editVehicleTires(read, input, before) : addVehicleTires(input, { id }),
    fields: ({ field }) => (
      <>
        <SelectField {...field('make')} required placeholder={t('choose')} options={makes} />
        <TextField {...field('model')} required hint={t('hints.model')} />
        <TextField {...field('engine')} optional hint={t('hints.engine')} />
        <FieldRow>
          <TextField {...field('first_year', { valueAsNumber: true })} {...year} required />
          <TextField
            {...field('last_year', optionalNumber)}
            {...year}
            optional
            hint={t('hints.last_year')}
          />
        </FieldRow>
        <TextField {...field('front')} required hint={t('hints.front')} />
        <TextField {...field('rear')} optional hint={t('hints.rear')} />
        <CheckboxField {...field('is_example')} hint={t('hints.is_example')} />
      </>
    ),
  };
}
