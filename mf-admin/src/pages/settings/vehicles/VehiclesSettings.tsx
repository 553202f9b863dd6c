import { listVehicleTires, removeVehicleTires, type VehicleTires } from '@shop/shared-data/staff';
import { Button, ConfirmDialog, notify, SearchField, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { Toolbar } from '../../../layout/Toolbar';
import { createSearch } from '../../../lists/createSearch';
import { PagedList } from '../../../lists/PagedList';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { useSearch } from '../../../lists/useSearch';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { VehicleTiresDialog } from './VehicleTiresDialog';
import { VehicleTiresTable } from './VehicleTiresTable';
import { markingsOf, tiresName, vehicleName } from './vehicleTiresText';

interface Props {
  tires: VehicleTires;
  onClose: () => void;
}

function RemoveTiresDialog({ tires, onClose }: Props) {
  const { t } = useTranslation('adminVehicles');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const outcome = notify.outcome(`vehicleTires/${tires.id}/remove`);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => removeVehicleTires(tires),
    onSuccess: () => outcome.succeeded(t('removed')),
    onError: () => outcome.failed(t('removeFailed')),
    onSettled: () => {
      onClose();
      // After a failure too: another session may have changed it.
      return client.invalidateQueries({ queryKey: queryKeys.vehicleTires });
    },
  });
  // A rejection has its notification.
  const confirm = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return (
    <ConfirmDialog
      open
      title={t('question')}
      text={tiresName(tires)}
      tone="danger"
      confirmLabel={t('removeShort')}
      cancelLabel={common('cancel')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

const matching = createSearch<VehicleTires>((row) => {
  const { front, rear } = markingsOf(row);
  return [vehicleName(row), row.engine, front, rear];
});

export function VehiclesSettings() {
  const { t } = useTranslation('adminVehicles');
  const { search, deferredSearch, setSearch } = useSearch();
  const load = { name: queryKeys.vehicleTires, load: listVehicleTires, failure: t('loadFailed') };
  const rows = useRows(load);
  const publication = usePublication('vehicle_tires');
  const [editing, setEditing] = useState<VehicleTires | 'new'>();
  const [removing, setRemoving] = useState<VehicleTires>();
  const found = useMemo(
    () => (rows.data ?? []).filter(matching(deferredSearch)),
    [rows.data, deferredSearch],
  );
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PublicationStatus query={publication} />}
        actions={
          <Button icon={<Plus />} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        }
      />
      <Toolbar>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Toolbar>
      <PagedList
        query={rows}
        found={found}
        search={deferredSearch}
        onClear={() => setSearch('')}
        empty={t('empty')}
        failure={t('loadFailed')}
      >
        {(shown) => <VehicleTiresTable rows={shown} onEdit={setEditing} onRemove={setRemoving} />}
      </PagedList>
      {editing && (
        <VehicleTiresDialog
          tires={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && <RemoveTiresDialog tires={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
