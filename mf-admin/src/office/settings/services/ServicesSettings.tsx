import { toSlug } from '@shop/shared-contract';
import {
  addService,
  editService,
  listBays,
  listServices,
  moveService,
  type Service,
  type ServiceInput,
  serviceSchema,
} from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, FormStatus, formatDuration, useServicePrice } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceForm } from '../../../kit/forms/useResourceForm';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import type { Resource } from '../../../kit/resources/resource';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { serviceName } from '../../../shop/names/serviceName';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { EquipmentField } from '../equipment/EquipmentField';
import { equipmentName } from '../equipment/equipmentName';
import { Preview } from '../section/Preview';
import styles from './ServicesSettings.module.css';

/** The id, which is part of addresses, from the English name and the ids that are taken. */
export function serviceId(name: string, taken: readonly string[]): string {
  const slug = toSlug(name, 56) || 'service';
  let id = slug;
  for (let number = 2; taken.includes(id); number += 1) id = `${slug}-${number}`;
  return id;
}

/**
 * Adds services after the others. A repeated attempt, whose response may have been lost, sends the same id and place.
 * @param id of a new service; without it the id follows from the name
 */
function useAddService(id: string | undefined) {
  const { data: services = [] } = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  const attempted = useRef<{ name: string; id: string; position: number }>(undefined);
  return async (input: ServiceInput) => {
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
}

/** What the bay of a service must have; a note says when no bay in use has it. */
function NeedsField({ form }: { form: ResourceForm<Service | undefined, ServiceInput> }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
  // While the bays are not loaded, the form does not warn of missing equipment.
  const { data: bays = [] } = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  const needs = form.form.watch('needs');
  const hasBay = bays.some(
    ({ is_active, equipment }) => is_active && needs.every((each) => equipment.includes(each)),
  );
  return (
    <>
      <EquipmentField
        legend={t('equipment')}
        hint={t('hints.needs')}
        values={needs}
        onChange={(values) => form.form.setValue('needs', values, { shouldDirty: true })}
      />
      {bays.length > 0 && !hasBay && (
        <FormStatus tone="info" title={t('noBay')}>
          {t('noBayText')}
        </FormStatus>
      )}
    </>
  );
}

/** The services that visitors can book, as they read them. */
function ServicesPreview({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
  const { language } = useLanguage();
  const priceOf = useServicePrice();
  const shown = services.filter((service) => service.is_active && service.in_wizard);
  const reading = ({ minutes, price }: Service) =>
    t('reading', { duration: formatDuration(minutes, language), price: priceOf(price) });
  return (
    <Preview>
      {shown.length === 0 && <p>{t('noneShown')}</p>}
      <ul className={styles.list}>
        {shown.map((service) => (
          <li key={service.id}>
            <strong>{serviceName(service, language)}</strong>
            <span>{` ${reading(service)}`}</span>
          </li>
        ))}
      </ul>
    </Preview>
  );
}

const stateOf = ({ is_active, in_wizard }: Service) => {
  if (!is_active) return 'inactive';
  return in_wizard ? 'shown' : 'staff';
};
const tones = { inactive: 'neutral', shown: 'success', staff: 'info' } as const;

/** @param id of a new service; without it the id follows from the name */
export function useServiceResource(id?: string): Resource<Service, ServiceInput> {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const priceOf = useServicePrice();
  const affected = useAffectedBookings();
  const needsOf = ({ needs }: Service) => needs.map((each) => equipmentName(t, each)).join(', ');
  return {
    name: queryKeys.services,
    words: t('services', { returnObjects: true }),
    schema: serviceSchema,
    requests: {
      list: listServices,
      add: useAddService(id),
      edit: editService,
      order: async (moved) => {
        for (const [index, service] of moved.entries()) {
          if (service.position !== index + 1) await moveService(service, index + 1);
        }
      },
    },
    nameOf: (service) => serviceName(service, language),
    publishedAs: 'services',
    isVisible: (service) => stateOf(service) === 'shown',
    heading: {
      id: 'service',
      note: (service) =>
        service.needs.length > 0 && (
          <div className={styles.needs}>{t('services.needs', { equipment: needsOf(service) })}</div>
        ),
    },
    columns: [
      { id: 'minutes', cell: ({ minutes }) => formatDuration(minutes, language) },
      { id: 'price', cell: ({ price }) => priceOf(price) },
      {
        id: 'state',
        cell: (service) => (
          <Badge tone={tones[stateOf(service)]}>{t(`services.states.${stateOf(service)}`)}</Badge>
        ),
      },
    ],
    above: (rows) => rows.length > 0 && <ServicesPreview services={rows} />,
    fields: [
      ...(['name', 'name_es', 'description', 'description_es'] as const),
      [{ name: 'minutes', step: 5 }, 'price'],
      ...(['is_active', 'in_wizard'] as const),
      (form) => <NeedsField form={form} />,
    ],
    blank: { minutes: 30, price: 0, is_active: true, in_wizard: true },
    confirm: async ({ minutes, needs }, read) =>
      !read || affected.confirm({ services: [{ id: read.id, minutes, needs }] }),
    question: affected.dialog,
  };
}

export const ServicesSettings = () => <ResourcePage resource={useServiceResource()} />;
