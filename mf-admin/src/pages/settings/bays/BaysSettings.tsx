import { type Bay, listBays, listServices } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Button } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { queryKeys } from '../../../lists/queryKeys';
import { Table } from '../../../lists/Table';
import { useRows } from '../../../lists/useRows';
import { equipmentName } from '../equipment/equipmentName';
import { knownEquipment } from '../equipment/knownEquipment';
import { LoadingState } from '../LoadingState';
import { Preview } from '../preview/Preview';
import { BayDialog } from './BayDialog';
import { bayName } from './bayName';

export function BaysSettings() {
  const { t } = useTranslation('adminBays');
  const { language } = useLanguage();
  const { t: shared } = useTranslation('adminSettings');
  const rows = useRows({ name: queryKeys.bays, load: listBays, failure: t('loadFailed') });
  // Without the services the form offers only what the bays have.
  const services = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  const [editing, setEditing] = useState<Bay | 'new'>();
  const bays = rows.data ?? [];
  const active = bays.filter((bay) => bay.is_active).length;
  const columns = ['bay', 'equipment', 'state', 'actions'] as const;
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        actions={
          // The next number follows from the rows.
          <Button icon={<Plus />} disabled={!rows.data} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        }
      />
      <LoadingState query={rows} failure={t('loadFailed')}>
        <Preview>
          <p>{t('reading', { count: active })}</p>
        </Preview>
        <Table label={t('title')} columns={columns.map((column) => t(`table.${column}`))}>
          {bays.map((bay) => (
            <tr key={bay.id}>
              <td>
                <strong>{bayName(bay.name, language)}</strong>
              </td>
              <td>
                {bay.equipment.map((id) => equipmentName(shared, id)).join(', ') ||
                  t('noEquipment')}
              </td>
              <td>
                <Badge tone={bay.is_active ? 'success' : 'neutral'}>
                  {bay.is_active ? t('active') : t('inactive')}
                </Badge>
              </td>
              <td>
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Pencil />}
                  aria-label={t('edit', { name: bayName(bay.name, language) })}
                  onClick={() => setEditing(bay)}
                >
                  {t('editShort')}
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      </LoadingState>
      {editing && (
        <BayDialog
          bay={editing === 'new' ? undefined : editing}
          bays={bays}
          equipment={knownEquipment(bays, services.data ?? [])}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
