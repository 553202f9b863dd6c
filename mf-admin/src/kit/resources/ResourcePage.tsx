import type { PublishedTable, RowDraft, RowVersion } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Button, Cluster, SearchField, useErrorTranslator } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRows } from '../../shop/rows/useRows';
import { createSearch } from '../../shop/search/createSearch';
import { NewDrafts } from '../drafts/NewDrafts';
import { useRowDrafts } from '../drafts/useRowDrafts';
import { UndoBar } from '../editing/UndoBar';
import { RemovedRows } from '../history/RemovedRows';
import { SectionHead } from '../layout/SectionHead';
import { Toolbar } from '../layout/Toolbar';
import { ChangeFailure } from '../lists/ChangeFailure';
import { type Column, sortRows } from '../lists/columns';
import { PagedList } from '../lists/PagedList';
import { Table } from '../lists/Table';
import { useListAddress } from '../lists/useListAddress';
import { PublicationBadge } from '../publishing/PublicationBadge';
import { usePublication } from '../publishing/usePublication';
import { formOf } from './formOf';
import { ResourceDialog } from './ResourceDialog';
import type { Resource } from './resource';
import { useAddressedRow } from './useAddressedRow';
import { useMoveButtons } from './useMoveButtons';
import { useRemoval } from './useRemoval';

/** What a page shows beside the table, and what it can open. */
export interface ResourceParts<Row, Input> {
  /** All rows, in the order of the request. */
  rows: readonly Row[];
  table: ReactNode;
  edit: (row: Row) => void;
  /** Opens the form of a new row, with some values filled in. */
  add: (start?: Partial<Input>) => void;
}

interface Props<Row extends RowVersion<string | number>, Input extends FieldValues> {
  resource: Resource<Row, Input>;
  /** Lays the page out; without it the page is its table. */
  children?: (parts: ResourceParts<Row, Input>) => ReactNode;
}

interface Opened<Row, Input> {
  row?: Row;
  start?: Partial<Input> | undefined;
  /** Of a new row. */
  draft?: RowDraft;
}

const everyRow = () => true;

function DraftBadge() {
  const { t } = useTranslation('admin');
  return (
    <>
      <span> </span>
      <Badge>{t('draft.badge')}</Badge>
    </>
  );
}

interface RowBadgeProps {
  table: PublishedTable;
  row: RowVersion<string | number>;
  isVisible: boolean;
}

/** Whether the row is on the public site as it was saved. */
function RowBadge({ table, row, isVisible }: RowBadgeProps) {
  const { data } = usePublication(table);
  const published = { ...row, id: String(row.id) };
  return <PublicationBadge publication={data} row={published} isVisible={isVisible} />;
}

function columnsOf<Row extends RowVersion<string | number>, Input extends FieldValues>(
  resource: Resource<Row, Input>,
  badge: (row: Row) => ReactNode,
): Column<Row>[] {
  const { words, heading, nameOf, publishedAs, isVisible = everyRow } = resource;
  const { text = nameOf, note, ...first } = heading;
  const headingCell = (row: Row) => (
    <>
      <strong>{text(row)}</strong>
      {badge(row)}
      {publishedAs && <span> </span>}
      {publishedAs && <RowBadge table={publishedAs} row={row} isVisible={isVisible(row)} />}
      {note?.(row)}
    </>
  );
  return [{ ...first, cell: headingCell }, ...resource.columns].map((column) => ({
    cell: (row) => column.value?.(row),
    ...column,
    header: words.table[column.id] ?? '',
  }));
}

/** A list that staff edit: its table, search, order and pages, and the dialogs that add, edit and remove a row. */
export function ResourcePage<Row extends RowVersion<string | number>, Input extends FieldValues>(
  props: Props<Row, Input>,
) {
  const { resource, children } = props;
  const { requests, nameOf, isListed = everyRow, above, name } = resource;
  const { list: words } = resource.words;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const client = useQueryClient();
  const form = formOf(resource);
  const query = useRows({ name, load: requests.list, failure: words.loadFailed });
  const address = useListAddress();
  const { search, deferredSearch, setSearch } = address;
  const [opened, setOpened] = useState<Opened<Row, Input>>();
  const list = useRef<HTMLDivElement>(null);
  const restore = (row: Row) => {
    const values = form.valuesOf(row);
    const first = { row: undefined, values };
    return form.save(undefined, values, { before: values, first, id: String(row.id) });
  };
  const removal = useRemoval<Row>({
    name,
    remove: async (row) => requests.remove?.(row),
    failure: words.removeFailed ?? '',
    restore,
    restored: (row) => t('resource.restored', { name: nameOf(row) }),
    restoreFailure: form.failure,
    onRestored: () => list.current?.focus(),
  });

  const edit = (row: Row) => setOpened({ row });
  const add = (start?: Partial<Input>) => setOpened({ start });

  const rows = query.data ?? [];
  const order = useMoveButtons({
    name,
    rows,
    nameOf,
    save: async (moved) => {
      client.setQueryData(name, moved);
      await requests.order?.(moved);
    },
  });
  const drafts = useRowDrafts(resource.drafts?.table);
  useAddressedRow({ parameter: 'open', rows: query.data, drafts, nameOf, onOpen: setOpened });
  const draftOf = (row: Row | undefined) => drafts.find(({ id }) => id === row?.id);
  const columns = columnsOf(resource, (row) => draftOf(row) && <DraftBadge />);
  const listed = rows.filter(isListed);
  const matching = useMemo(
    () => createSearch<Row>((row) => columns.map(({ value }) => String(value?.(row) ?? ''))),
    [columns],
  );
  const matches = listed.filter(matching(words.search ? deferredSearch : ''));
  const found = sortRows(matches, columns, address.sorting, language);

  const rowButtons: Column<Row> = {
    id: 'actions',
    header: t('resource.actions'),
    cell: (row) => (
      <Cluster gap="sm">
        {requests.order && order.buttons(row)}
        <Button
          size="sm"
          variant="secondary"
          icon={<Pencil />}
          aria-label={t('resource.editRow', { name: nameOf(row) })}
          onClick={() => setOpened({ row })}
        >
          {t('resource.edit')}
        </Button>
        {words.removeFailed && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 />}
            aria-label={t('resource.removeRow', { name: nameOf(row) })}
            onClick={() => removal.remove(row)}
          >
            {t('resource.remove')}
          </Button>
        )}
      </Cluster>
    ),
  };
  const table = (
    <PagedList
      query={query}
      listed={listed}
      found={found}
      address={address}
      search={words.search ? deferredSearch : ''}
      onClear={() => setSearch('')}
      empty={
        words.add
          ? {
              text: words.empty,
              step: (
                <Button variant="secondary" icon={<Plus />} onClick={() => add()}>
                  {t('list.addFirst')}
                </Button>
              ),
            }
          : 'never'
      }
      failure={words.loadFailed}
    >
      {(shown) => (
        <Table
          label={words.title}
          columns={[...columns, rowButtons]}
          rows={shown}
          order={address}
        />
      )}
    </PagedList>
  );
  // The form shows a newer version unless something is unsaved; a deleted row stays in it.
  const edited = rows.find(({ id }) => id === opened?.row?.id) ?? opened?.row;

  return (
    <>
      <SectionHead
        lead={words.description}
        actions={
          words.add && (
            // The values of a new row may follow from the others.
            <Button
              icon={<Plus />}
              disabled={!query.data && t('list.notLoaded')}
              onClick={() => add()}
            >
              {words.add}
            </Button>
          )
        }
      />
      {words.search && (
        <Toolbar>
          <SearchField
            label={words.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Toolbar>
      )}
      {removal.error && (
        <ChangeFailure title={words.removeFailed ?? ''}>
          {explainFailure(removal.error)}
        </ChangeFailure>
      )}
      <div ref={list} tabIndex={-1}>
        {requests.order && order.status}
        <NewDrafts
          drafts={drafts}
          isListed={(draft) => rows.some(({ id }) => id === draft.id)}
          onEdit={(draft) => setOpened({ draft })}
        />
        {query.data && above?.(query.data)}
        {children && query.data ? children({ rows, table, edit, add }) : table}
      </div>
      {requests.removed && query.data && (
        <RemovedRows
          name={name}
          load={requests.removed}
          rows={rows}
          nameOf={nameOf}
          restore={restore}
        />
      )}
      {opened && (
        <ResourceDialog
          form={form}
          row={edited}
          title={edited && t('resource.editRow', { name: nameOf(edited) })}
          start={opened.start}
          draft={opened.draft ?? draftOf(edited)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {removal.removed && (
        <UndoBar
          key={removal.removed.id}
          text={t('resource.removed', { name: nameOf(removal.removed) })}
          onUndo={removal.undo}
        />
      )}
    </>
  );
}
