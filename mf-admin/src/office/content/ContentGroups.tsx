import type { ContentBlock } from '@shop/shared-data/staff';
import { Button, Cluster, Disclosure } from '@shop/shared-ui';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListState } from '../../kit/lists/ListState';
import { PagedRows } from '../../kit/lists/Pagination';
import type { PublicationState } from '../../kit/publishing/publicationState';
import type { RowsQuery } from '../../shop/rows/useRows';
import { type ContentEntry, groupByPage } from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';
import { BlockEditor } from './BlockEditor';
import { BlockView } from './BlockView';
import { pageName, type Typed } from './pageTexts';
import { usePageTitle } from './usePageTitle';

interface Props {
  query: RowsQuery<ContentBlock>;
  publication: PublicationState | undefined;
  isComplete: boolean;
  found: ContentEntry[];
  isLoading: boolean;
  search: string;
  /** Search and filter: empty without both. */
  filter: string;
  onClear: () => void;
  editing: string | undefined;
  /** Edits another block, after a confirmation when the current one has unsaved changes. */
  onEdit: (id: string) => void;
  onReset: (row: ContentBlock) => void;
  onClose: () => void;
  onType: ((typed: Typed) => void) | undefined;
  /** The group that is open at first. */
  opened: string;
  /** The pages that can be opened beside the list: a group with the name of one has a button for it. */
  pages: readonly string[];
  onOpen: (path: string) => void;
}

/** The blocks, grouped by page. With a search or filter every group is open. */
export function ContentGroups(props: Props) {
  const { query, publication, isComplete, found, isLoading, search, filter, onClear } = props;
  const { editing, onEdit, onReset, onClose, onType, opened, pages, onOpen } = props;
  const { t } = useTranslation('adminContent');
  const titleOf = usePageTitle();
  const [closedId, setClosedId] = useState<string>();
  const [toggled, setToggled] = useState<Record<string, boolean>>({});

  return (
    <ListState
      query={query}
      found={found}
      search={search}
      isSearching={isLoading}
      onClear={onClear}
      empty="never"
      failure={t('loadFailed')}
    >
      {groupByPage(found, titleOf).map(({ page, title, entries }) => {
        // A group stays open or closed until the search changes.
        const key = `${page}?${filter}`;
        const isEditedHere = editing?.startsWith(`${page}/`) ?? false;
        const isOpen = isEditedHere || (toggled[key] ?? (filter !== '' || page === opened));
        const path = pages.find((each) => pageName(each) === page);
        return (
          <Disclosure
            key={page}
            headingLevel={2}
            title={t('group', { title, count: entries.length })}
            open={isOpen}
            onToggle={(open) => setToggled({ ...toggled, [key]: open })}
          >
            {isOpen && path !== undefined && (
              <Cluster className={styles.open}>
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<MonitorSmartphone />}
                  aria-label={t('onPage.openNamed', { page: title })}
                  onClick={() => onOpen(path)}
                >
                  {t('onPage.open')}
                </Button>
              </Cluster>
            )}
            {isOpen && (
              <PagedRows key={filter} rows={entries}>
                {(shown) =>
                  shown.map(({ id, blocks }) => (
                    <article key={id} className={styles.entry}>
                      {blocks.map((block) =>
                        block.id === editing ? (
                          <BlockEditor
                            key={block.id}
                            block={block}
                            publication={publication}
                            isComplete={isComplete}
                            onReset={onReset}
                            onType={onType}
                            onClose={() => {
                              setClosedId(block.id);
                              onClose();
                            }}
                          />
                        ) : (
                          <BlockView
                            key={block.id}
                            block={block}
                            publication={publication}
                            isComplete={isComplete}
                            takesFocus={block.id === closedId}
                            onEdit={() => onEdit(block.id)}
                          />
                        ),
                      )}
                    </article>
                  ))
                }
              </PagedRows>
            )}
          </Disclosure>
        );
      })}
    </ListState>
  );
}
