import { Button, VisuallyHidden } from '@shop/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SelectionBar.module.css';

interface Press {
  label: string;
  onPress: () => void;
}

interface Props {
  /** `Selected products` */
  label: string;
  /** `3 selected`, which is announced; undefined while no row is selected. */
  count: string | undefined;
  /** Undefined while all rows are selected. */
  all: Press | undefined;
  none: Press;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** Stands above a list: shows what can be done while some of its rows are selected, and says when none is any more. */
export function SelectionBar({ label, count, all, none, children }: Props) {
  const { t } = useTranslation('admin');
  const [wasUsed, setUsed] = useState(false);
  if (count && !wasUsed) setUsed(true);
  return (
    <section className={count && styles.bar} aria-label={count && label}>
      <strong role="status">
        {count ?? <VisuallyHidden>{wasUsed && t('list.noneSelected')}</VisuallyHidden>}
      </strong>
      {count && (
        <>
          {children}
          {all && (
            <Button size="sm" variant="secondary" onClick={all.onPress}>
              {all.label}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={none.onPress}>
            {none.label}
          </Button>
        </>
      )}
    </section>
  );
}
