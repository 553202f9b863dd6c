import {
  addBay,
  type Bay,
  type BayInput,
  baySchema,
  editBay,
  listBays,
} from '@shop/shared-data/staff';
import { Badge } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import type { Resource } from '../../../kit/resources/resource';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { useMovesOutOfBay } from '../../../shop/moves/useMovesOutOfBay';
import { bayName } from '../../../shop/names/bayName';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { EquipmentField } from '../equipment/EquipmentField';
import { equipmentName } from '../equipment/equipmentName';
import { Preview } from '../section/Preview';

function useBays(): Resource<Bay, BayInput> {
  const { t } = useTranslation('adminSettings');
  const affected = useAffectedBookings();
  const moves = useMovesOutOfBay();
  const { data: bays = [] } = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  const newNumber = Math.max(0, ...bays.map(({ id }) => id)) + 1;
  const newName = (number: number) => t('bays.newName', { number });
  const nameOf = ({ name }: Bay) => bayName(name, newName);
  return {
    name: queryKeys.bays,
    words: t('bays', { returnObjects: true }),
    schema: baySchema,
    requests: {
      list: listBays,
      add: (input) => addBay(newNumber, input),
      edit: async (read, input, before) => {
        const saved = await editBay(read, input, before);
        if (!saved.is_active) await moves.send();
        return saved;
      },
    },
    nameOf,
    heading: { id: 'bay', value: nameOf },
    columns: [
      {
        id: 'equipment',
        cell: ({ equipment }) =>
          equipment.map((id) => equipmentName(t, id)).join(', ') || t('bays.noEquipment'),
      },
      {
        id: 'state',
        cell: ({ is_active }) => (
          <Badge tone={is_active ? 'success' : 'neutral'}>
            {t(is_active ? 'bays.active' : 'bays.inactive')}
          </Badge>
        ),
      },
    ],
    above: (rows) => (
      <Preview>
        <p>{t('bays.reading', { count: rows.filter(({ is_active }) => is_active).length })}</p>
      </Preview>
    ),
    fields: [
      ...(['name', 'is_active'] as const),
      ({ form }) => (
        <EquipmentField
          legend={t('bays.equipment')}
          hint={t('bays.hints.equipment')}
          values={form.watch('equipment')}
          onChange={(values) => form.setValue('equipment', values, { shouldDirty: true })}
        />
      ),
    ],
    blank: { name: newName(newNumber), is_active: true },
    valuesOf: (bay) => ({ name: nameOf(bay) }),
    confirm: async ({ is_active, equipment }, read) => {
      if (!read) return true;
      return read.is_active && !is_active
        ? moves.confirm(read.id)
        : affected.confirm({ bays: [{ id: read.id, is_active, equipment }] });
    },
    question: affected.dialog ?? moves.dialog,
  };
}

export const BaysSettings = () => <ResourcePage resource={useBays()} />;
