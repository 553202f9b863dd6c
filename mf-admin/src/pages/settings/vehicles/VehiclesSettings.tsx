import { listVehicleTires, type VehicleTires } from '@shop/shared-data/staff';
import { Button, SearchField } from '@shop/shared-ui';
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
import { RemoveTiresDialog } from './RemoveTiresDialog';
import { VehicleTiresDialog } from './VehicleTiresDialog';
import { VehicleTiresTable } from './VehicleTiresTable';
import { markingsOf, vehicleName } from './vehicleTiresText';

const matching = createSearch<VehicleTires>((row) => {
  const { front, rear } = markingsOf(row);
  return [vehicleName(row), row.engine, front, rear];
});

/** The page of the tires that vehicles left the factory with. */
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
