import type { ContentBlock } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { Disclosure } from '@shop/shared-ui';
import { useState } from 'react';
import { ListState } from '../../lists/ListState';
import { Pagination } from '../../lists/Pagination';
import type { RowsQuery } from '../../lists/useRows';
import type { PublicationState } from '../../publishing/publicationState';
import { BlockEditor } from './BlockEditor';
import { BlockView } from './BlockView';
import { groupByPage } from './contentBlocks';
import { contentLocales } from './locales/contentLocales';

interface Props {
  query: RowsQuery<ContentBlock>;
  publication: PublicationState | undefined;
  found: ContentBlock[];
  search: string;
  onClear: () => void;
  /** Id of the one block in edit. */
  editing: string | undefined;
  /** Puts another one in edit, after asking whether the changes of this one may go. */
  onEdit: (id: string) => void;
  onClose: () => void;
}

/** The blocks, page by page. The home page is open at first; a search opens what it found. */
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
  const t = useTranslate(contentLocales);
  const [left, setLeft] = useState<string>();
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
        // What somebody toggled counts for this search only.
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
              <Pagination search={search} rows={blocks}>
                {(shown) =>
                  shown.map((block) =>
                    block.id === editing ? (
                      <BlockEditor
                        key={block.id}
                        block={block}
                        publication={publication}
                        onClose={() => {
                          setLeft(block.id);
                          onClose();
                        }}
                      />
                    ) : (
                      <BlockView
                        key={block.id}
                        block={block}
                        publication={publication}
                        takesFocus={block.id === left}
                        onEdit={() => onEdit(block.id)}
                      />
                    ),
                  )
                }
              </Pagination>
            )}
          </Disclosure>
        );
      })}
    </ListState>
  );
}
