import { CheckboxField, SearchField } from '@shop/shared-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toolbar } from '../../kit/layout/Toolbar';
import { useListAddress } from '../../kit/lists/useListAddress';
import { createSearch } from '../../shop/search/createSearch';
import {
  type ContentEntry,
  isChanged,
  readableName,
  shownText,
} from '../../shop/texts/contentBlocks';
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

/** The search of the texts, and the choice of those that staff changed. */
export function useTextFilter() {
  const { t } = useTranslation('adminContent');
  const { search, deferredSearch, setSearch } = useListAddress();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const titleOf = usePageTitle();
  const matching = useMemo(() => createMatching(titleOf), [titleOf]);
  const matches = matching(deferredSearch);
  return {
    passes: (entry: ContentEntry) =>
      matches(entry) && (!onlyChanged || entry.blocks.some(isChanged)),
    search: deferredSearch,
    /** Search and choice: empty without both. */
    filter: `${deferredSearch}${onlyChanged ? '*' : ''}`,
    clear: () => {
      setSearch('');
      setOnlyChanged(false);
    },
    fields: (
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
    ),
  };
}
