import { paths } from '@shop/shared-contract';
import {
  addEntry,
  type EntryInput,
  editEntry,
  entrySchema,
  type ListEntry,
  type ListName,
  languagesOf,
  listEntries,
  listNames,
  orderEntries,
  removedEntries,
  removeEntry,
  shopToday,
} from '@shop/shared-data/staff';
import { Badge, ButtonLink, TextLink } from '@shop/shared-ui';
import { useSearchParams } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Segments } from '../../kit/layout/Segments';
import { type PublicationState, unpublishedState } from '../../kit/publishing/publicationState';
import { usePublication } from '../../kit/publishing/usePublication';
import { ResourcePage } from '../../kit/resources/ResourcePage';
import type { Resource } from '../../kit/resources/resource';
import { untranslated } from '../../shop/entries/listFields';
import { useFieldLabels } from '../../shop/entries/useEntryLabels';
import { queryKeys } from '../../shop/rows/queryKeys';
import styles from './ListsPage.module.css';
import { useEntryFields } from './useEntryFields';

const nameOf = ({ title, title_es }: ListEntry) => title || title_es;

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

/** What stands below the title of an entry. */
function EntryNotes({ entry }: { entry: ListEntry }) {
  const { t } = useTranslation('adminLists');
  const labels = useFieldLabels(entry.list);
  const publication = usePublication('list_entries');
  const fields = untranslated(entry).map((field) => labels[field]);
  const [only, other] = entry.list === 'articles' ? languagesOf(entry) : [];
  return (
    <>
      {entry.slug && <Address entry={entry} publication={publication.data} />}
      {only && !other && <div className={styles.note}>{t(`onlyIn.${only}`)}</div>}
      {fields.length > 0 && (
        <div className={styles.note}>{t('noSpanish', { fields: fields.join(', ') })}</div>
      )}
    </>
  );
}

function useEntries(list: ListName): Resource<ListEntry, EntryInput> {
  const { t } = useTranslation('adminLists');
  const { labels, fields, dialog } = useEntryFields(list);
  return {
    name: [...queryKeys.lists, list],
    words: {
      list: {
        title: t(`names.${list}`),
        description: t(`lists.${list}.description`),
        empty: t(`lists.${list}.empty`),
        add: t(`lists.${list}.add`),
        loadFailed: t('loadFailed'),
        removeFailed: t('removeFailed'),
      },
      table: t('table', { returnObjects: true }),
      form: {
        addTitle: t(`lists.${list}.add`),
        submit: t('form.submit'),
        added: t('form.added'),
        success: t('form.success'),
        failure: t('form.failure'),
      },
      fields: labels,
      problems: t('problems', { returnObjects: true }),
    },
    schema: entrySchema(list),
    refusedFields: {
      list_entries_slug_once: 'title',
      list_entries_slug: 'title',
      list_entries_language: 'title',
    },
    requests: {
      list: () => listEntries(list),
      add: (input, { id }) => addEntry(list, input, id),
      edit: editEntry,
      remove: removeEntry,
      removed: () => removedEntries(list),
      order: (moved) =>
        orderEntries(
          list,
          moved.map(({ id }) => id),
        ),
    },
    nameOf,
    publishedAs: 'list_entries',
    isVisible: ({ is_hidden }) => !is_hidden,
    ...(list === 'articles' && { drafts: { table: 'list_entries', added: { list } } }),
    heading: { id: 'entry', note: (entry) => <EntryNotes entry={entry} /> },
    columns: [
      {
        id: 'state',
        cell: ({ is_hidden }) => (
          <Badge tone={is_hidden ? 'neutral' : 'success'}>
            {t(is_hidden ? 'states.hidden' : 'states.shown')}
          </Badge>
        ),
      },
    ],
    fields,
    // The database gives it the last place.
    blank: { position: 0, day: list === 'articles' ? shopToday() : null },
    question: dialog,
  };
}

/** One of the lists: its entries in their order. */
const EntryList = ({ list }: { list: ListName }) => <ResourcePage resource={useEntries(list)} />;

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
