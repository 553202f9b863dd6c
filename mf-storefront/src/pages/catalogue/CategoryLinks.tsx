import { Link } from '@shop/shared-vendor';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CatalogueQuery, emptyQuery, writeQuery } from '../../catalogue/catalogueQuery';
import { categoryPath } from '../../catalogue/categoryPages';
import type { Department } from '../../catalogue/departments';
import { traitLabel } from '../../catalogue/filterLabels';
import styles from './CategoryLinks.module.css';

interface Props {
  department: Department;
  /** The current category; absent on the page for unknown categories. */
  category?: string;
  view?: CatalogueQuery['view'];
}

/** Links to the department's categories. They preserve the view, but not search and filters. */
export const CategoryLinks = memo(function CategoryLinks({
  department,
  category,
  view = 'grid',
}: Props) {
  const { t } = useTranslation('catalogue');
  const list = useRef<HTMLUListElement>(null);
  const search = writeQuery({ ...emptyQuery, view }).toString();

  // On a phone the row scrolls sideways: bring the current category into sight.
  useEffect(() => {
    const current = category && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - 24;
  }, [category]);

  return (
    <nav aria-label={t(`links.${department.id}`)}>
      <ul ref={list} className={styles.links}>
        {department.categories.map((each) => (
          <li key={each}>
            <Link
              to={{ pathname: categoryPath(department, each), search }}
              className={styles.link}
              aria-current={each === category ? 'page' : undefined}
            >
              {each === 'all' ? t('links.all') : traitLabel(each, t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
