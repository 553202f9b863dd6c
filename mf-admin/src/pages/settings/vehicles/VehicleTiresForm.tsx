import {
  type VehicleTires,
  type VehicleTiresInput,
  vehicleTiresSchema,
} from '@shop/shared-data/staff';
import { finderMakes } from '@shop/shared-data/vehicle-makes';
import {
  CheckboxField,
  ErrorSummary,
  SelectField,
  Stack,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { optionalNumber } from '../../products/form/optionalNumber';
import styles from './VehicleTiresForm.module.css';
import { markingsOf } from './vehicleTiresText';

interface Props {
  id: string;
  /** The tires to edit; none for new ones. */
  tires: VehicleTires | undefined;
  onSubmit: (input: VehicleTiresInput) => Promise<void>;
  onInvalid: () => void;
}

const initial = (tires: VehicleTires | undefined): VehicleTiresInput => ({
  make: tires?.make ?? '',
  model: tires?.model ?? '',
  engine: tires?.engine ?? '',
  first_year: tires?.first_year ?? Number.NaN,
  last_year: tires?.last_year ?? null,
  ...(tires ? markingsOf(tires) : { front: '', rear: '' }),
  is_example: tires?.is_example ?? false,
});

const makes = finderMakes.map((make) => ({ value: make, label: make }));
const year = { type: 'number', inputMode: 'numeric', min: 1950, max: 2100 } as const;

export function VehicleTiresForm({ id, tires, onSubmit, onInvalid }: Props) {
  const { t } = useTranslation('adminVehicles');
  const { field, summary, submit, form } = useSchemaForm<VehicleTiresInput>({
    schema: vehicleTiresSchema,
    labels: {
      make: t('form.make'),
      model: t('form.model'),
      engine: t('form.engine'),
      first_year: t('form.firstYear'),
      last_year: t('form.lastYear'),
      front: t('form.front'),
      rear: t('form.rear'),
      is_example: t('form.isExample'),
    },
    sentences: {
      year: t('form.problems.year'),
      lastYear: t('form.problems.lastYear'),
      marking: t('form.problems.marking'),
    },
    defaultValues: initial(tires),
    send: onSubmit,
    onInvalid,
  });
  useUnsavedChanges(form.subscribe);
  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack>
        <ErrorSummary {...summary} />
        <SelectField {...field('make')} required placeholder={t('form.choose')} options={makes} />
        <TextField {...field('model')} required hint={t('form.modelHint')} />
        <TextField {...field('engine')} optional hint={t('form.engineHint')} />
        <div className={styles.pair}>
          <TextField {...field('first_year', { valueAsNumber: true })} {...year} required />
          <TextField
            {...field('last_year', optionalNumber)}
            {...year}
            optional
            hint={t('form.lastYearHint')}
          />
        </div>
        <TextField {...field('front')} required hint={t('form.frontHint')} />
        <TextField {...field('rear')} optional hint={t('form.rearHint')} />
        <CheckboxField {...field('is_example')} hint={t('form.isExampleHint')} />
      </Stack>
    </form>
  );
}
