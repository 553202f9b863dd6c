import { listContent, listDrafts, readBuiltInTexts } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { entriesOf } from '../../shop/texts/contentBlocks';

const none: never[] = [];

/** The texts of all pages: as built in, as staff changed them, and their drafts. */
export function useContent() {
  const { t } = useTranslation('adminContent');
  const rows = useRows({ name: queryKeys.content, load: listContent, failure: t('loadFailed') });
  const drafts = useRows({
    name: queryKeys.drafts,
    load: listDrafts,
    failure: t('draft.loadFailed'),
  });
  const texts = useQuery({ queryKey: queryKeys.builtInTexts, queryFn: readBuiltInTexts });
  const entries = useMemo(
    () => texts.data && entriesOf(texts.data.texts, rows.data ?? none, drafts.data ?? none),
    [texts.data, rows.data, drafts.data],
  );
  return {
    rows,
    drafts: drafts.data ?? none,
    /** Undefined while the built-in texts are loading. */
    entries,
    pages: texts.data?.pages ?? none,
    /** Apps whose texts are not known. */
    unknown: texts.data?.unknown ?? none,
    failure: texts.data ? null : texts.error,
    retry: texts.refetch,
  };
}
