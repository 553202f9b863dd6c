import { type ContentBlock, listContent } from '@shop/shared-data/staff';
import { SearchField } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../editing/useUnsavedChanges';
import { SectionHead } from '../../layout/SectionHead';
import { Toolbar } from '../../layout/Toolbar';
import { createSearch } from '../../lists/createSearch';
import { queryKeys } from '../../lists/queryKeys';
import { useListAddress } from '../../lists/useListAddress';
import { useRows } from '../../lists/useRows';
import { PublicationStatus } from '../../publishing/PublicationStatus';
import { usePublication } from '../../publishing/usePublication';
import { ContentGroups } from './ContentGroups';
import { readableName } from './contentBlocks';

const matching = createSearch<ContentBlock>(({ identifier, content, page }) => [
  identifier,
  readableName(identifier),
  content,
  page,
]);

export function ContentPage() {
  const { t } = useTranslation('adminContent');
  const { search, deferredSearch, setSearch } = useListAddress();
  const [editing, setEditing] = useState<string>();
  const guard = useUnsavedChanges();
  const rows = useRows({ name: queryKeys.content, load: listContent, failure: t('loadFailed') });
  const publication = usePublication('content_blocks');

  // The block that is being edited stays, even if the search does not find it.
  const matches = matching(deferredSearch);
  const found = rows.data?.filter((block) => block.id === editing || matches(block));
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PublicationStatus query={publication} />}
      />
      <Toolbar>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Toolbar>
      <ContentGroups
        query={rows}
        publication={publication.data}
        found={found ?? []}
        search={deferredSearch}
        onClear={() => setSearch('')}
        editing={editing}
        onEdit={(id) => guard(() => setEditing(id))}
        onClose={() => setEditing(undefined)}
      />
    </>
  );
}
