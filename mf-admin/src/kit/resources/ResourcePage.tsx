import type { RowVersion } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, Cluster, SearchField, useErrorTranslator } from '@shop/shared-ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRows } from '../../shop/rows/useRows';
import { createSearch } from '../../shop/search/createSearch';
import { UndoBar } from '../editing/UndoBar';
import { SectionHead } from '../layout/SectionHead';
import { Toolbar } from '../layout/Toolbar';
import { ChangeFailure } from '../lists/ChangeFailure';
import { type Column, sortRows } from '../lists/columns';
import { PagedList } from '../lists/PagedList';
import { Table } from '../lists/Table';
import { useListAddress } from '../lists/useListAddress';
import { ResourceDialog, type ResourceFormDefinition } from './ResourceDialog';
import { useRemoval } from './useRemoval';

/** The sentences of a list. Without `search`, `add` or `removeFailed` it has no search, no new rows, no removal. */
interface ListWords {
  title: string;
  description: string;
  empty: string;
  loadFailed: string;
  search?: string;
  add?: string;
  removeFailed?: string;
}

interface Requests<Row> {
  list: () => Promise<Row[]>;
  remove?: (row: Row) => Promise<unknown>;
}

/** What a page shows beside the table, and what it can open. */
export interface ResourceParts<Row, Input> {
  /** All rows, in the order of the request. */
  rows: readonly Row[];
  table: ReactNode;
  edit: (row: Row) => void;
  /** Opens the form of a new row, with some values filled in. */
  add: (start?: Partial<Input>) => void;
}

interface Props<Row, Input extends FieldValues> {
  words: ListWords;
  requests: Requests<Row>;
  columns: readonly Column<Row>[];
  /** Distinguishes a row in the names of its buttons and in dialogs: `Bay 2`. */
  nameOf: (row: Row) => string;
  /** Rows that the table leaves out. */
  isListed?: (row: Row) => boolean;
  /** More buttons of a row, before “Edit”. */
  buttons?: (row: Row) => ReactNode;
  form: ResourceFormDefinition<Row, Input>;
  /** Lays the page out; without it the page is its table. */
  children?: (parts: ResourceParts<Row, Input>) => ReactNode;
}

interface Opened<Row, Input> {
  row?: Row;
  start?: Partial<Input> | undefined;
}

const everyRow = () => true;

/** A list that staff edit: its table, search, order and pages, and the dialogs that add, edit and remove a row. */
export function ResourcePage<Row extends RowVersion<string | number>, Input extends FieldValues>(
  props: Props<Row, Input>,
) {
  const { words, requests, columns, nameOf, form, children } = props;
  const { isListed = everyRow, buttons } = props;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const { name } = form;
  const query = useRows({ name, load: requests.list, failure: words.loadFailed });
  const address = useListAddress();
  const { search, deferredSearch, setSearch } = address;
  const [opened, setOpened] = useState<Opened<Row, Input>>();
  const list = useRef<HTMLDivElement>(null);
  const removal = useRemoval<Row>({
    name,
    remove: async (row) => requests.remove?.(row),
    failure: words.removeFailed ?? '',
    restore: (row) => {
      const values = form.valuesOf(row);
      const first = { row: undefined, values };
      return form.save(undefined, values, { before: values, first, id: String(row.id) });
    },
    restored: (row) => t('resource.restored', { name: nameOf(row) }),
    restoreFailure: form.failure,
    onRestored: () => list.current?.focus(),
  });

  const rows = query.data ?? [];
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
        {buttons?.(row)}
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
            onClick={() => void removal.remove(row)}
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
      found={found}
      address={address}
      search={words.search ? deferredSearch : ''}
      onClear={() => setSearch('')}
      empty={words.empty}
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
  const edit = (row: Row) => setOpened({ row });
  const add = (start?: Partial<Input>) => setOpened({ start });

  return (
    <>
      <SectionHead
        lead={words.description}
        actions={
          words.add && (
            // The values of a new row may follow from the others.
            <Button icon={<Plus />} disabled={!query.data} onClick={() => add()}>
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
        {children && query.data ? children({ rows, table, edit, add }) : table}
      </div>
      {opened && (
        <ResourceDialog
          form={form}
          row={edited}
          title={edited && t('resource.editRow', { name: nameOf(edited) })}
          start={opened.start}
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
