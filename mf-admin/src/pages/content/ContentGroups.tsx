import type { ContentBlock } from '@shop/shared-data/staff';
import { Disclosure } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListState } from '../../lists/ListState';
import { PagedRows } from '../../lists/Pagination';
import type { RowsQuery } from '../../lists/useRows';
import type { PublicationState } from '../../publishing/publicationState';
import { BlockEditor } from './BlockEditor';
import { BlockView } from './BlockView';
import { groupByPage } from './contentBlocks';

interface Props {
  query: RowsQuery<ContentBlock>;
  publication: PublicationState | undefined;
  found: ContentBlock[];
  search: string;
  onClear: () => void;
  editing: string | undefined;
  /** Edits another block, after a confirmation when the current one has unsaved changes. */
  onEdit: (id: string) => void;
  onClose: () => void;
}

/** The blocks, grouped by page. At first the home page's group is open, with a search every group. */
export function ContentGroups({
  query,
  publication,
  found,
  search,
  onClear,
  editing,
  onEdit,
  onClose,
}: Props) {
  const { t } = useTranslation('adminContent');
  const [closedId, setClosedId] = useState<string>();
  const [toggled, setToggled] = useState<Record<string, boolean>>({});

  return (
    <ListState
      query={query}
      found={found}
      search={search}
      onClear={onClear}
      empty={t('empty')}
      failure={t('loadFailed')}
    >
      {groupByPage(found).map(({ page, blocks }) => {
        // A group stays open or closed until the search changes.
        const key = `${page}?${search}`;
        const isEditedHere = blocks.some(({ id }) => id === editing);
        const isOpen = isEditedHere || (toggled[key] ?? (search !== '' || page === 'home'));
        return (
          <Disclosure
            key={page}
            headingLevel={2}
            title={t('group', { page, count: blocks.length })}
            open={isOpen}
            onToggle={(open) => setToggled({ ...toggled, [key]: open })}
          >
            {isOpen && (
              <PagedRows key={search} rows={blocks}>
                {(shown) =>
                  shown.map((block) =>
                    block.id === editing ? (
                      <BlockEditor
                        key={block.id}
                        block={block}
                        publication={publication}
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
                        takesFocus={block.id === closedId}
                        onEdit={() => onEdit(block.id)}
                      />
                    ),
                  )
                }
              </PagedRows>
            )}
          </Disclosure>
        );
      })}
    </ListState>
  );
}
