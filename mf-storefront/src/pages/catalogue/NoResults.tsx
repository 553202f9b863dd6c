import { Button, ButtonLink, EmptyState } from '@shop/shared-ui';
import { RotateCcw, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../catalogue/CallButton';
import { type CatalogueQuery, emptyQuery, writeQuery } from '../../catalogue/catalogueQuery';
import { categoryPath } from '../../catalogue/categoryPages';
import type { Department } from '../../catalogue/departments';
import { traitLabel } from '../../catalogue/filterLabels';
import { formatCount } from '../../catalogue/formatCount';
import { ProductList } from '../../catalogue/ProductList';
import styles from './Catalogue.module.css';
import type { EmptySearch } from './useListing';

interface Props {
  department: Department;
  search: EmptySearch | undefined;
  view: CatalogueQuery['view'];
  onReset: () => void;
}

export function NoResults({ department, search, view, onReset }: Props) {
  const { t } = useTranslation('catalogue');
  const { nearest = [], elsewhere = 0, understood, typed = '' } = search ?? {};
  const terms = [
    ...(understood?.sizes ?? []),
    ...(understood?.brands ?? []),
    ...(understood?.categories ?? []).map((each) => traitLabel(each, t)),
  ].join(', ');
  const everywhere = writeQuery({ ...emptyQuery, search: typed, view }).toString();
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t('none.title')}
        text={
          terms === '' ? t('none.text') : `${t('none.understood', { terms })} ${t('none.text')}`
        }
        headingLevel={3}
        action={
          <>
            <CallButton />
            <Button variant="secondary" icon={<RotateCcw />} onClick={onReset}>
              {t('none.reset')}
            </Button>
            {elsewhere > 0 && (
              <ButtonLink variant="secondary" to={`${categoryPath(department)}?${everywhere}`}>
                {t('none.elsewhere', { replace: { count: formatCount(elsewhere) } })}
              </ButtonLink>
            )}
          </>
        }
      />
      {nearest.length > 0 && (
        <>
          <h3 className={styles.nearest}>{t('none.nearest')}</h3>
          {(understood?.sizes.length ?? 0) > 0 && <p>{t('none.otherSize')}</p>}
          <ProductList products={nearest} view={view} shown={nearest.length} onShow={onReset} />
        </>
      )}
    </>
  );
}
