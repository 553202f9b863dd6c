import { paths } from '@shop/shared-contract';
import {
  type ListEntry,
  type ListName,
  listEntries,
  listNames,
  orderEntries,
  removeEntry,
} from '@shop/shared-data/staff';
import { Badge, ButtonLink, TextLink } from '@shop/shared-ui';
import { useSearchParams } from '@shop/shared-vendor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Segments } from '../../kit/layout/Segments';
import type { Column } from '../../kit/lists/columns';
import { PublicationBadge } from '../../kit/publishing/PublicationBadge';
import { type PublicationState, unpublishedState } from '../../kit/publishing/publicationState';
import { usePublication } from '../../kit/publishing/usePublication';
import { ResourcePage } from '../../kit/resources/ResourcePage';
import { useMoveButtons } from '../../kit/resources/useMoveButtons';
import { queryKeys } from '../../shop/rows/queryKeys';
import styles from './ListsPage.module.css';
import { untranslated } from './listFields';
import { useEntryForm, useFieldLabels } from './useEntryForm';

const nameOf = ({ title }: ListEntry) => title;

interface AddressProps {
  entry: ListEntry;
  publication: PublicationState | undefined;
}

/** The address of an article, which leads to its page once that is published. */
function Address({ entry, publication }: AddressProps) {
  const address = paths.article(entry.slug);
  const isPublic = !entry.is_hidden && publication && !unpublishedState(publication, entry);
  return (
    <div className={styles.note}>
      {isPublic ? (
        <TextLink href={address} target="_blank">
          {address}
        </TextLink>
      ) : (
        address
      )}
    </div>
  );
}

function EntryCell({ entry }: { entry: ListEntry }) {
  const { t } = useTranslation('adminLists');
  const labels = useFieldLabels(entry.list);
  const publication = usePublication('list_entries');
  const fields = untranslated(entry).map((field) => labels[field]);
  return (
    <>
      <strong>{`${nameOf(entry)} `}</strong>
      <PublicationBadge publication={publication.data} row={entry} />
      {entry.slug && <Address entry={entry} publication={publication.data} />}
      {fields.length > 0 && (
        <div className={styles.note}>{t('noSpanish', { fields: fields.join(', ') })}</div>
      )}
    </>
  );
}

/** One of the lists: its entries in their order. */
function EntryList({ list }: { list: ListName }) {
  const { t } = useTranslation('adminLists');
  const client = useQueryClient();
  const name = [...queryKeys.lists, list];
  const load = () => listEntries(list);
  const { data = [] } = useQuery({ queryKey: name, queryFn: load });
  const { buttons, status } = useMoveButtons({
    name,
    rows: data,
    nameOf,
    save: (moved) => {
      client.setQueryData(name, moved);
      return orderEntries(
        list,
        moved.map(({ id }) => id),
      );
    },
  });
  const columns: Column<ListEntry>[] = [
    { id: 'entry', header: t('table.entry'), cell: (entry) => <EntryCell entry={entry} /> },
    {
      id: 'state',
      header: t('table.state'),
      cell: ({ is_hidden }) => (
        <Badge tone={is_hidden ? 'neutral' : 'success'}>
          {t(is_hidden ? 'states.hidden' : 'states.shown')}
        </Badge>
      ),
    },
  ];
  return (
    <ResourcePage
      words={{
        title: t(`names.${list}`),
        ...t(`lists.${list}`, { returnObjects: true }),
        loadFailed: t('loadFailed'),
        removeFailed: t('removeFailed'),
      }}
      requests={{ list: load, remove: removeEntry }}
      columns={columns}
      nameOf={nameOf}
      buttons={buttons}
      form={useEntryForm(list)}
    >
      {({ table }) => (
        <>
          {status}
          {table}
        </>
      )}
    </ResourcePage>
  );
}

/** The lists that staff write, one at a time; the address names it. */
export function ListsPage() {
  const { t } = useTranslation('adminLists');
  const [params, setParams] = useSearchParams();
  const list = listNames.find((name) => name === params.get('list')) ?? 'team';
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        actions={
          <ButtonLink variant="secondary" to={paths.admin('content')}>
            {t('texts')}
          </ButtonLink>
        }
      />
      <div className={styles.choices}>
        <Segments
          label={t('choose')}
          options={listNames.map((name) => ({ value: name, label: t(`names.${name}`) }))}
          value={list}
          onChange={(name) => setParams({ list: name })}
        />
      </div>
      <EntryList key={list} list={list} />
    </>
  );
}
