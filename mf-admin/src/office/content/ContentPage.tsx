import { addContent, type ContentBlock, removeContent } from '@shop/shared-data/staff';
import { FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { useUnsavedChanges } from '../../kit/editing/useUnsavedChanges';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { usePublication } from '../../kit/publishing/usePublication';
import { useRemoval } from '../../kit/resources/useRemoval';
import { queryKeys } from '../../shop/rows/queryKeys';
import { readableName } from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';
import { ContentGroups } from './ContentGroups';
import { ContentHead } from './ContentHead';
import { DraftList } from './DraftList';
import { useRowItems, useTextItems } from './draftItems';
import { EditedPage, TEXTS_ID } from './EditedPage';
import { pageName } from './pageTexts';
import { useContent } from './useContent';
import { useDraftedRows } from './useDraftedRows';
import { useEditedPage } from './useEditedPage';
import { useNamedPages } from './useNamedPages';
import { useShownDraft } from './useShownDraft';
import { useTextFilter } from './useTextFilter';

const none: ContentBlock[] = [];

export function ContentPage() {
  const { t } = useTranslation('adminContent');
  const { explainFailure } = useErrorTranslator();
  const guard = useUnsavedChanges();
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  const { rows, drafts, entries, pages: ownPages, unknown, failure, retry } = useContent();
  const drafted = useDraftedRows();
  const { titles, only } = useNamedPages(drafted);
  const pages = [...ownPages, ...titles.keys()];
  const publication = usePublication('content_blocks');
  const filter = useTextFilter();
  const page = useEditedPage(pages, only);
  const { path, namespaces } = page;
  const shown = useShownDraft(drafted, path);
  const removal = useRemoval<ContentBlock>({
    name: queryKeys.content,
    remove: removeContent,
    failure: t('removal.failed'),
    restore: ({ content, page, identifier }) => addContent({ content }, { page, identifier }),
    restored: ({ identifier }) => t('removal.restored', { name: readableName(identifier) }),
    restoreFailure: t('updateFailed'),
    onRestored: focusList,
  });

  const opened = entries?.find(({ blocks }) => blocks.some(({ id }) => id === page.text));
  const editing = opened && page.text;
  // Beside its page a text is edited alone: the field is always at the same place.
  const isAlone = path !== undefined && editing !== undefined;
  // The block that is being edited stays, even if the search does not find it.
  const found = (entries ?? []).filter(
    (entry) =>
      entry === opened ||
      (!isAlone && (namespaces?.includes(entry.page) ?? true) && filter.passes(entry)),
  );
  const items = [...useTextItems(drafts, rows.data ?? none), ...useRowItems(drafted, page.choose)];
  const edit = (id: string) => guard(() => page.edit(id));
  const close = () => {
    page.closeText();
    // Its button may be in a closed group.
    if (path !== undefined) focusList();
  };
  // Not one that the content names, which may be loaded before the texts are.
  const [first] = ownPages;
  return (
    <>
      <ContentHead
        isOnPage={path !== undefined}
        onOpen={first === undefined ? undefined : () => page.choose(first)}
        onClose={() => guard(page.close)}
      />
      <div className={path === undefined ? undefined : styles.onPage}>
        {path !== undefined && entries && (
          <EditedPage
            page={{ ...page, path }}
            pages={pages}
            named={titles}
            drafted={shown.draft}
            entries={entries}
            editing={editing}
            onEdit={edit}
          />
        )}
        <div>
          <div hidden={isAlone}>
            <DraftList items={items} onPublish={shown.publishing} onDone={focusList} />
            {filter.fields}
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
            {failure ? (
              <LoadFailure title={t('loadFailed')} error={failure} onRetry={retry} />
            ) : (
              <ContentGroups
                query={rows}
                publication={publication.data}
                isComplete={unknown.length === 0}
                found={found}
                isLoading={!entries}
                filter={filter.filter}
                search={filter.search}
                onClear={filter.clear}
                editing={editing}
                onEdit={edit}
                onReset={(row) => {
                  close();
                  return removal.remove(row);
                }}
                onClose={close}
                onType={path === undefined ? undefined : page.setTyped}
                opened={path === undefined ? 'home' : pageName(path)}
                pages={path === undefined ? pages : []}
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
