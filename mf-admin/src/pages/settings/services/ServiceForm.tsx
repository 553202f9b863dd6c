import { type Bay, type Service, type ServiceInput, serviceSchema } from '@shop/shared-data/staff';
import {
  CheckboxField,
  ErrorSummary,
  FormStatus,
  Stack,
  TextArea,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { EquipmentField } from '../equipment/EquipmentField';
import { knownEquipment } from '../equipment/knownEquipment';
import styles from './ServiceForm.module.css';

interface Props {
  id: string;
  /** The service to edit; none for a new one. */
  service: Service | undefined;
  /** What the form of a new one starts with. */
  start?: ServiceInput | undefined;
  services: readonly Service[];
  bays: readonly Bay[];
  onSubmit: (input: ServiceInput) => Promise<void>;
  onInvalid: () => void;
}

const blank: ServiceInput = {
  ...{ name: '', name_es: '', description: '', description_es: '' },
  ...{ minutes: 30, price: 0, is_active: true, in_wizard: true, needs: [] },
};

export function ServiceForm(props: Props) {
  const { id, service, start = blank, services, bays, onSubmit, onInvalid } = props;
  const { t } = useTranslation('adminServices');
  const { field, summary, submit, form } = useSchemaForm<ServiceInput>({
    schema: serviceSchema,
    labels: {
      name: t('form.name'),
      name_es: t('form.nameEs'),
      description: t('form.text'),
      description_es: t('form.textEs'),
      minutes: t('form.minutes'),
      price: t('form.price'),
      is_active: t('form.isActive'),
      in_wizard: t('form.inWizard'),
    },
    sentences: { minutes: t('form.minutesProblem') },
    defaultValues: service ?? start,
    send: onSubmit,
    onInvalid,
  });
  useUnsavedChanges(form.subscribe);
  const needs = form.watch('needs');
  const hasBay = bays.some(
    ({ is_active, equipment }) => is_active && needs.every((each) => equipment.includes(each)),
  );

  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack>
        <ErrorSummary {...summary} />
        <TextField {...field('name')} required />
        <TextField {...field('name_es')} required lang="es" />
        <TextArea {...field('description')} optional rows={3} />
        <TextArea {...field('description_es')} optional rows={3} lang="es" />
        <div className={styles.pair}>
          <TextField
            {...field('minutes', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={5}
            max={720}
            step={5}
            required
          />
          <TextField
            {...field('price', { valueAsNumber: true })}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            required
          />
        </div>
        <CheckboxField {...field('is_active')} hint={t('form.isActiveHint')} />
        <CheckboxField {...field('in_wizard')} hint={t('form.inWizardHint')} />
        <EquipmentField
          legend={t('form.needs')}
          hint={t('form.needsHint')}
          known={knownEquipment(bays, services)}
          values={needs}
          onChange={(values) => form.setValue('needs', values, { shouldDirty: true })}
        />
        {bays.length > 0 && !hasBay && (
          <FormStatus tone="info" title={t('form.noBay')}>
            {t('form.noBayText')}
          </FormStatus>
        )}
      </Stack>
    </form>
  );
}
