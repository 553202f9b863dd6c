import { IconButton, SelectField } from '@shop/shared-ui';
import { LayoutGrid, List } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CatalogueQuery, SORTS } from '../../catalogue/catalogueQuery';
import styles from './CatalogueTools.module.css';

export type Arrangement = Pick<CatalogueQuery, 'sort' | 'view'>;

interface Props {
  value: Arrangement;
  /** Whether it is shown in the panel of a phone, with its labels. */
  inPanel?: boolean;
  onChange: (change: Partial<Arrangement>) => void;
}

const icons = { grid: <LayoutGrid />, list: <List /> };

/** In which order, and as what, the products are listed. */
export function SortAndView({ value: { sort, view }, inPanel = false, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  return (
    <div className={inPanel ? styles.arrangementInPanel : styles.arrangement}>
      <SelectField
        id={`${id}-sort`}
        label={t('sort.label')}
        labelHidden={!inPanel}
        name="sort"
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value as Arrangement['sort'] })}
        options={SORTS.map((each) => ({ value: each, label: t(`sort.${each || 'best'}`) }))}
      />
      <fieldset className={styles.views}>
        <legend className={styles.viewsLabel}>{t('views.label')}</legend>
        {(['grid', 'list'] as const).map((each) => (
          <IconButton
            key={each}
            label={t(`views.${each}`)}
            icon={icons[each]}
            variant="outline"
            aria-pressed={each === view}
            onClick={() => onChange({ view: each })}
          />
        ))}
      </fieldset>
    </div>
  );
}
