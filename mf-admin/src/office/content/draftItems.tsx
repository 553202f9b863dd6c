import { paths } from '@shop/shared-contract';
import {
  type AnyDraft,
  type ContentBlock,
  type ContentDraft,
  isSpanish,
} from '@shop/shared-data/staff';
import { Badge, Button, Cluster, TextLink } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutdatedDraft } from '../../kit/drafts/draftedForm';
import { useDescription } from '../../kit/forms/useDescription';
import { useEntryLabels } from '../../shop/entries/useEntryLabels';
import { productLabels } from '../../shop/products/productLabels';
import { blockId, isOutdated, readableName } from '../../shop/texts/contentBlocks';
import styles from './Block.module.css';
import { DraftText } from './DraftText';
import type { DraftedRow } from './useDraftedRows';
import { usePageTitle } from './usePageTitle';

/** A draft as the list of drafts shows it. */
export interface DraftItem {
  draft: AnyDraft;
  name: string;
  /** Whether what it was written for was changed or removed since. */
  isOld: boolean;
  badge?: ReactNode;
  /** What visitors will see. */
  text: ReactNode;
}

/** The drafts of texts. */
export function useTextItems(
  drafts: readonly ContentDraft[],
  rows: readonly ContentBlock[],
): DraftItem[] {
  const { t } = useTranslation('adminContent');
  const titleOf = usePageTitle();
  return drafts.map((draft) => ({
    draft,
    name: `${titleOf(draft.page)}, ${readableName(draft.identifier)}`,
    isOld: isOutdated(
      draft,
      rows.find((row) => blockId(row) === blockId(draft)),
    ),
    badge: isSpanish(draft.identifier) && <Badge tone="info">{t('spanish')}</Badge>,
    text: <DraftText draft={draft} />,
  }));
}

const hasNoLabel = { labels: {}, elementOf: () => undefined };

/** What a draft changes, field by field; of a new row what it has. */
function RowChanges({ drafted: { table, draft, stored } }: { drafted: DraftedRow }) {
  const { t } = useTranslation('adminProducts');
  const ofArticles = useEntryLabels('articles');
  const labels = table === 'products' ? productLabels(t) : ofArticles;
  const describe = useDescription(hasNoLabel);
  const shown = Object.entries(labels).filter(
    ([name]) => name in draft.changes && (stored || Boolean(draft.changes[name])),
  );
  return (
    <dl>
      {shown.map(([name, label]) => (
        <div key={name}>
          <dt>
            <strong>{label}</strong>
          </dt>
          <dd className={styles.text}>{describe(name, draft.changes[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the rows of a draft are edited; the id of one opens its form. */
const listOf = {
  list_entries: `${paths.admin('lists')}?list=articles&open=`,
  products: `${paths.admin('products')}?product=`,
};

/**
 * The drafts of articles and products.
 * @param onShow called with the path of the page to show
 */
export function useRowItems(
  drafted: readonly DraftedRow[],
  onShow: (path: string) => void,
): DraftItem[] {
  const { t } = useTranslation('adminContent');
  return drafted.map((each) => {
    const { table, draft, stored, title, path } = each;
    const name = t(`draft.names.${table}`, { name: title });
    return {
      draft,
      name,
      isOld: isOutdatedDraft({ row: stored, draft }),
      badge: !stored && <Badge tone="info">{t('draft.new')}</Badge>,
      text: (
        <>
          <RowChanges drafted={each} />
          <Cluster gap="sm">
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('draft.showName', { name })}
              onClick={() => onShow(path)}
            >
              {t('draft.show')}
            </Button>
            <TextLink to={listOf[table] + draft.id}>{t('draft.toList')}</TextLink>
          </Cluster>
        </>
      ),
    };
  });
}
