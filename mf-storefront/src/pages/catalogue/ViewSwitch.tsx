import { IconButton } from '@shop/shared-ui';
import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import styles from './Catalogue.module.css';

type View = CatalogueQuery['view'];

interface Props {
  view: View;
  onChange: (view: View) => void;
}

const icons = { grid: <LayoutGrid />, list: <List /> };

export function ViewSwitch({ view, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <fieldset className={styles.views} aria-label={t('views.label')}>
      {(['grid', 'list'] as const).map((each) => (
        <IconButton
          key={each}
          label={t(`views.${each}`)}
          icon={icons[each]}
          variant="outline"
          aria-pressed={each === view}
          onClick={() => onChange(each)}
        />
      ))}
    </fieldset>
  );
}
