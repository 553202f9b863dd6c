import { paths } from '@shop/shared-contract';
import {
  addContent,
  type ContentBlock,
  isSpanish,
  listContent,
  listDrafts,
  readBuiltInTexts,
  removeContent,
} from '@shop/shared-data/staff';
import {
  Button,
  ButtonLink,
  CheckboxField,
  FormStatus,
  SearchField,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { useUnsavedChanges } from '../../kit/editing/useUnsavedChanges';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Toolbar } from '../../kit/layout/Toolbar';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { useListAddress } from '../../kit/lists/useListAddress';
import { usePublication } from '../../kit/publishing/usePublication';
import { useRemoval } from '../../kit/resources/useRemoval';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { createSearch } from '../../shop/search/createSearch';
import styles from './Block.module.css';
import { ContentGroups } from './ContentGroups';
import { type ContentEntry, entriesOf, isChanged, readableName, shownText } from './contentBlocks';
import { DraftList } from './DraftList';
import { EditedPage, TEXTS_ID } from './EditedPage';
import { pageName } from './pageTexts';
import { useEditedPage } from './useEditedPage';
import { usePageTitle } from './usePageTitle';

const createMatching = (titleOf: (page: string) => string) =>
  createSearch<ContentEntry>(({ page, blocks }) => [
    page,
    titleOf(page),
    ...blocks.flatMap((block) => [
      block.identifier,
      readableName(block.identifier),
      shownText(block),
      block.draft?.content ?? '',
    ]),
  ]);

const none: never[] = [];

export function ContentPage() {
  const { t } = useTranslation('adminContent');
  const { explainFailure } = useErrorTranslator();
  const { search, deferredSearch, setSearch } = useListAddress();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [editing, setEditing] = useState<string>();
  const guard = useUnsavedChanges();
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  const rows = useRows({ name: queryKeys.content, load: listContent, failure: t('loadFailed') });
  const drafts = useRows({
    name: queryKeys.drafts,
    load: listDrafts,
    failure: t('draft.loadFailed'),
  });
  const texts = useQuery({ queryKey: queryKeys.builtInTexts, queryFn: readBuiltInTexts });
  const publication = usePublication('content_blocks');
  const removal = useRemoval<ContentBlock>({
    name: queryKeys.content,
    remove: removeContent,
    failure: t('removal.failed'),
    restore: ({ content, page, identifier }) => addContent({ content }, { page, identifier }),
    restored: ({ identifier }) => t('removal.restored', { name: readableName(identifier) }),
    restoreFailure: t('updateFailed'),
    onRestored: focusList,
  });

  const entries = useMemo(
    () => texts.data && entriesOf(texts.data.texts, rows.data ?? none, drafts.data ?? none),
    [texts.data, rows.data, drafts.data],
  );
  const titleOf = usePageTitle();
  const matching = useMemo(() => createMatching(titleOf), [titleOf]);
  const matches = matching(deferredSearch);
  const pages = texts.data?.pages ?? none;
  const page = useEditedPage(pages);
  const { path, namespaces } = page;
  // Beside its page a text is edited alone: the field is always at the same place.
  const isAlone = path !== undefined && editing !== undefined;
  // The block that is being edited stays, even if the search does not find it.
  const found = entries?.filter(
    (entry) =>
      entry.blocks.some(({ id }) => id === editing) ||
      (!isAlone &&
        (namespaces?.includes(entry.page) ?? true) &&
        matches(entry) &&
        (!onlyChanged || entry.blocks.some(isChanged))),
  );
  const unknown = texts.data?.unknown ?? [];
  const edit = (id: string) =>
    guard(() => {
      setEditing(id);
      page.setLanguage(isSpanish(id) ? 'es' : 'en');
    });
  const close = () => {
    setEditing(undefined);
    // Its button may be in a closed group.
    if (path !== undefined) focusList();
  };
  const closePage = () =>
    guard(() => {
      // In the whole list, the text may be on a later page.
      setEditing(undefined);
      page.choose(undefined);
    });
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        actions={
          <>
            <ButtonLink variant="secondary" to={paths.admin('lists')}>
              {t('lists')}
            </ButtonLink>
            {path === undefined ? (
              pages[0] !== undefined && (
                <Button
                  variant="secondary"
                  icon={<MonitorSmartphone />}
                  onClick={() => page.choose(pages[0])}
                >
                  {t('onPage.open')}
                </Button>
              )
            ) : (
              <Button variant="secondary" icon={<X />} onClick={closePage}>
                {t('onPage.close')}
              </Button>
            )}
          </>
        }
      />
      <div className={path === undefined ? undefined : styles.onPage}>
        {path !== undefined && entries && (
          <EditedPage page={{ ...page, path }} {...{ pages, entries, editing }} onEdit={edit} />
        )}
        <div>
          <div hidden={isAlone}>
            <DraftList drafts={drafts.data ?? none} rows={rows.data ?? none} onDone={focusList} />
            <Toolbar>
              <SearchField
                label={t('search')}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
              <CheckboxField
                label={t('onlyChanged')}
                checked={onlyChanged}
                onChange={({ target }) => setOnlyChanged(target.checked)}
              />
            </Toolbar>
            {unknown.length > 0 && (
              <FormStatus tone="info">{t('unknownTexts', { apps: unknown.join(', ') })}</FormStatus>
            )}
          </div>
          {removal.error && (
            <ChangeFailure title={t('removal.failed')}>
              {explainFailure(removal.error)}
            </ChangeFailure>
          )}
          <div ref={list} id={TEXTS_ID} tabIndex={-1}>
            {texts.error && !texts.data ? (
              <LoadFailure title={t('loadFailed')} error={texts.error} onRetry={texts.refetch} />
            ) : (
              <ContentGroups
                query={rows}
                publication={publication.data}
                isComplete={unknown.length === 0}
                found={found ?? none}
                isLoading={!entries}
                filter={`${deferredSearch}${onlyChanged ? '*' : ''}`}
                search={deferredSearch}
                onClear={() => {
                  setSearch('');
                  setOnlyChanged(false);
                }}
                editing={editing}
                onEdit={edit}
                onReset={(row) => {
                  close();
                  return removal.remove(row);
                }}
                onClose={close}
                onType={path === undefined ? undefined : page.setTyped}
                opened={path === undefined ? 'home' : pageName(path)}
                pages={path === undefined ? pages : none}
                onOpen={page.choose}
              />
            )}
          </div>
        </div>
      </div>
      {removal.removed && (
        <UndoBar
          key={removal.removed.id}
          text={t('removal.done', { name: readableName(removal.removed.identifier) })}
          onUndo={removal.undo}
        />
      )}
    </>
  );
}
