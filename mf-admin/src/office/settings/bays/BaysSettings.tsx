import {
  addBay,
  type Bay,
  type BayInput,
  baySchema,
  editBay,
  listBays,
  listServices,
} from '@shop/shared-data/staff';
import { Badge, CheckboxField, TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../kit/lists/columns';
import type { ResourceFormDefinition } from '../../../kit/resources/ResourceDialog';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { bayName } from '../../../shop/names/bayName';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { EquipmentField } from '../equipment/EquipmentField';
import { equipmentName } from '../equipment/equipmentName';
import { knownEquipment } from '../equipment/knownEquipment';
import { Preview } from '../section/Preview';

function useBayForm(): ResourceFormDefinition<Bay, BayInput> {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'bays' });
  const affected = useAffectedBookings();
  const { data: bays = [] } = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  // Without the services the form offers only what the bays have.
  const services = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  const newNumber = Math.max(0, ...bays.map(({ id }) => id)) + 1;
  return {
    ...t('form', { returnObjects: true }),
    name: queryKeys.bays,
    schema: baySchema,
    labels: t('fields', { returnObjects: true }),
    refusals: { last_bay: t('lastBay') },
    valuesOf: (bay) => ({
      is_active: true,
      equipment: [],
      ...bay,
      name: bay
        ? bayName(bay.name, (number) => t('newName', { number }))
        : t('newName', { number: newNumber }),
    }),
    confirm: async ({ is_active, equipment }, read) =>
      !read || affected.confirm({ bays: [{ id: read.id, is_active, equipment }] }),
    question: affected.dialog,
    save: (read, input, { before }) =>
      read ? editBay(read, input, before) : addBay(newNumber, input),
    fields: ({ field, form }) => (
      <>
        <TextField {...field('name')} required />
        <CheckboxField {...field('is_active')} hint={t('hints.is_active')} />
        <EquipmentField
          legend={t('equipment')}
          hint={t('hints.equipment')}
          known={knownEquipment(bays, services.data ?? [])}
          values={form.watch('equipment')}
          onChange={(values) => form.setValue('equipment', values, { shouldDirty: true })}
        />
      </>
    ),
  };
}

export function BaysSettings() {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'bays' });
  const { t: shared } = useTranslation('adminSettings');
  const nameOf = ({ name }: Bay) => bayName(name, (number) => t('newName', { number }));
  const equipmentOf = ({ equipment }: Bay) =>
    equipment.map((id) => equipmentName(shared, id)).join(', ');
  const columns: Column<Bay>[] = [
    {
      id: 'bay',
      header: t('table.bay'),
      value: nameOf,
      cell: (bay) => <strong>{nameOf(bay)}</strong>,
    },
    {
      id: 'equipment',
      header: t('table.equipment'),
      cell: (bay) => equipmentOf(bay) || t('noEquipment'),
    },
    {
      id: 'state',
      header: t('table.state'),
      cell: ({ is_active }) => (
        <Badge tone={is_active ? 'success' : 'neutral'}>
          {is_active ? t('active') : t('inactive')}
        </Badge>
      ),
    },
  ];
  return (
    <ResourcePage
      words={t('list', { returnObjects: true })}
      requests={{ list: listBays }}
      columns={columns}
      nameOf={nameOf}
      form={useBayForm()}
    >
      {({ rows, table }) => (
        <>
          <Preview>
            <p>{t('reading', { count: rows.filter(({ is_active }) => is_active).length })}</p>
          </Preview>
          {table}
        </>
      )}
    </ResourcePage>
  );
}
