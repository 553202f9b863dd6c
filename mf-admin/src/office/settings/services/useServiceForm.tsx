import {
  addService,
  editService,
  listBays,
  listServices,
  type Service,
  type ServiceInput,
  serviceSchema,
} from '@shop/shared-data/staff';
import { CheckboxField, FormStatus, TextArea, TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/FieldRow';
import { requiredAmount } from '../../../kit/forms/numberRules';
import type { ResourceFormDefinition } from '../../../kit/resources/ResourceDialog';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { EquipmentField } from '../equipment/EquipmentField';
import { knownEquipment } from '../equipment/knownEquipment';
import { serviceId } from './serviceId';

const blank: ServiceInput = {
  ...{ name: '', name_es: '', description: '', description_es: '' },
  ...{ minutes: 30, price: 0, is_active: true, in_wizard: true, needs: [] },
};

/** @param id of a new service; without it the id follows from the name */
export function useServiceForm(id?: string): ResourceFormDefinition<Service, ServiceInput> {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
  const affected = useAffectedBookings();
  const { data: services = [] } = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  // While the bays are not loaded, the form does not warn of missing equipment.
  const { data: bays = [] } = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  /** What the last attempt to add a service was sent with; a repeated one adds no second service. */
  const attempted = useRef<{ name: string; id: string; position: number }>(undefined);
  const add = async (input: ServiceInput) => {
    const { name } = input;
    if (attempted.current?.name !== name) {
      const taken = services.map((each) => each.id);
      const position = Math.max(0, ...services.map((each) => each.position)) + 1;
      attempted.current = { name, id: id ?? serviceId(name, taken), position };
    }
    const { name: _, ...more } = attempted.current;
    const added = await addService(more, input);
    attempted.current = undefined;
    return added;
  };
  return {
    ...t('form', { returnObjects: true }),
    name: queryKeys.services,
    schema: serviceSchema,
    labels: t('fields', { returnObjects: true }),
    sentences: { minutes: t('minutesProblem') },
    valuesOf: (service) => service ?? blank,
    confirm: async ({ minutes, needs }, read) =>
      !read || affected.confirm({ services: [{ id: read.id, minutes, needs }] }),
    question: affected.dialog,
    save: (read, input, { before }) => (read ? editService(read, input, before) : add(input)),
    fields: ({ field, form }) => {
      const needs = form.watch('needs');
      const hasBay = bays.some(
        ({ is_active, equipment }) => is_active && needs.every((each) => equipment.includes(each)),
      );
      return (
        <>
          <TextField {...field('name')} required />
          <TextField {...field('name_es')} required lang="es" />
          <TextArea {...field('description')} optional rows={3} />
          <TextArea {...field('description_es')} optional rows={3} lang="es" />
          <FieldRow>
            <TextField
              {...field('minutes', { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
              min={5}
              max={720}
              step={5}
              required
            />
            <TextField {...field('price', requiredAmount)} inputMode="decimal" required />
          </FieldRow>
          <CheckboxField {...field('is_active')} hint={t('hints.is_active')} />
          <CheckboxField {...field('in_wizard')} hint={t('hints.in_wizard')} />
          <EquipmentField
            legend={t('equipment')}
            hint={t('hints.needs')}
            known={knownEquipment(bays, services)}
            values={needs}
            onChange={(values) => form.setValue('needs', values, { shouldDirty: true })}
          />
          {bays.length > 0 && !hasBay && (
            <FormStatus tone="info" title={t('noBay')}>
              {t('noBayText')}
            </FormStatus>
          )}
        </>
      );
    },
  };
}
