import type { Product } from '@shop/shared-data';
import {
  countSamples,
  listProducts,
  removedProducts,
  restoreProduct,
} from '@shop/shared-data/staff';
import { Button, SearchField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewDrafts } from '../../kit/drafts/NewDrafts';
import { useRowDrafts } from '../../kit/drafts/useRowDrafts';
import { RemovedRows } from '../../kit/history/RemovedRows';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Toolbar } from '../../kit/layout/Toolbar';
import { PagedList } from '../../kit/lists/PagedList';
import { SelectionBar } from '../../kit/lists/SelectionBar';
import { useEditedRows } from '../../kit/lists/useEditedRows';
import { useListAddress } from '../../kit/lists/useListAddress';
import { useSelection } from '../../kit/lists/useSelection';
import { PagesProgress } from '../../kit/publishing/PagesProgress';
import { usePublication } from '../../kit/publishing/usePublication';
import { useAddressedRow } from '../../kit/resources/useAddressedRow';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { ExportButton } from './importing/ExportButton';
import { FilterBar } from './list/FilterBar';
import { ProductTable } from './list/ProductTable';
import { SamplesNote } from './list/SamplesNote';
import { useFoundProducts } from './list/useFoundProducts';
import { useProductFilters } from './list/useProductFilters';
import { type OpenDialog, ProductDialogs } from './ProductDialogs';

/** A request that edits more would be larger than 1 MB. */
const MOST_SELECTED = 5000;

export function ProductsPage() {
  const { t } = useTranslation('adminProducts');
  const { t: tAdmin } = useTranslation('admin');
  const address = useListAddress();
  const { search, deferredSearch, setSearch } = address;
  const { filters, selected, setFilters } = useProductFilters();
  const rows = useRows({ name: queryKeys.products, load: listProducts, failure: t('loadFailed') });
  const samples = useQuery({ queryKey: queryKeys.samples, queryFn: countSamples });
  const publication = usePublication('products');
  const drafts = useRowDrafts('products');
  const drafted = useMemo(() => new Set(drafts.map(({ id }) => id)), [drafts]);
  const { found, isPending } = useFoundProducts(rows, deferredSearch, filters, address.sorting, t);
  const selection = useSelection(rows.data, MOST_SELECTED);
  const edited = useEditedRows(rows.data);
  const [dialog, setDialog] = useState<OpenDialog>();
  useAddressedRow({
    parameter: 'product',
    rows: rows.data,
    drafts,
    nameOf: ({ name }) => name,
    onOpen: (found) =>
      setDialog({ name: 'edit', ...('row' in found ? { product: found.row } : found) }),
  });
  // The cells of the table are memoized.
  const edit = useCallback((product: Product) => setDialog({ name: 'edit', product }), []);
  const remove = useCallback((product: Product) => setDialog({ name: 'delete', product }), []);

  const searchBox = useRef<HTMLInputElement>(null);
  /** Whether the button that opened the last dialog leaves the page: with a deleted row, or with the selection. */
  const losesOpener = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes before the list without the row is loaded.
  useEffect(() => {
    if (!losesOpener.current || dialog || document.activeElement !== document.body) return;
    losesOpener.current = false;
    searchBox.current?.focus();
  }, [dialog, rows.data, samples.data]);
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PagesProgress publication={publication.data} />}
        actions={
          <Button icon={<Plus />} onClick={() => setDialog({ name: 'edit' })}>
            {t('add')}
          </Button>
        }
      />
      <Toolbar>
        <SearchField
          ref={searchBox}
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ExportButton
          products={found}
          label={t('export')}
          disabled={found.length === 0 && t('nothingToExport')}
        />
        <Button
          variant="secondary"
          icon={<Upload />}
          disabled={!rows.data && t('notLoaded')}
          onClick={() => setDialog({ name: 'import' })}
        >
          {t('import')}
        </Button>
      </Toolbar>
      <NewDrafts
        drafts={drafts}
        isListed={(draft) => rows.data?.some(({ id }) => id === draft.id) ?? true}
        onEdit={(draft) => setDialog({ name: 'edit', draft })}
      />
      <SamplesNote
        counts={samples.data}
        onDelete={(left) => setDialog({ name: 'deleteSamples', left })}
      />
      <FilterBar filters={selected} onChange={setFilters} />
      <SelectionBar
        label={t('bulk.label')}
        count={
          selection.selected.length > 0
            ? t('bulk.count', { count: selection.selected.length })
            : undefined
        }
        all={
          selection.selected.length < found.length
            ? {
                label: t('bulk.all', { count: found.length }),
                onPress: () => selection.selectAll(found),
              }
            : undefined
        }
        none={{ label: t('bulk.none'), onPress: selection.clear }}
      >
        <Button size="sm" onClick={() => setDialog({ name: 'bulk' })}>
          {t('bulk.edit')}
        </Button>
      </SelectionBar>
      <div tabIndex={-1}>
        <PagedList
          query={rows}
          found={found.length > 0 ? found : edited.keep(found)}
          address={address}
          search={deferredSearch}
          isSearching={isPending}
          onClear={() => {
            setSearch('');
            setFilters({ q: '', kind: '', category: '', condition: '', stock: '' });
          }}
          empty={{
            text: t('empty'),
            step: (
              <Button
                variant="secondary"
                icon={<Plus />}
                onClick={() => setDialog({ name: 'edit' })}
              >
                {tAdmin('list.addFirst')}
              </Button>
            ),
          }}
          failure={t('loadFailed')}
        >
          {(products) => (
            <ProductTable
              products={edited.keep(products)}
              order={address}
              publication={publication.data}
              drafted={drafted}
              selected={selection.ids}
              onSelect={selection.select}
              onEdit={edit}
              onDelete={remove}
              onOpen={edited.onOpen}
              isGone={edited.isGone}
            />
          )}
        </PagedList>
      </div>
      {rows.data && (
        <RemovedRows
          name={queryKeys.products}
          load={removedProducts}
          rows={rows.data}
          nameOf={({ name }) => name}
          restore={restoreProduct}
        />
      )}
      <ProductDialogs
        dialog={dialog}
        products={rows.data ?? []}
        drafts={drafts}
        selected={selection.selected}
        onClose={() => {
          const edited = dialog?.name === 'edit' ? dialog.product : undefined;
          if (edited && !rows.data?.some(({ id }) => id === edited.id)) losesOpener.current = true;
          setDialog(undefined);
        }}
        onBulkSaved={() => {
          losesOpener.current = true;
          selection.clear();
        }}
        onDeleted={() => {
          losesOpener.current = true;
        }}
      />
    </>
  );
}
