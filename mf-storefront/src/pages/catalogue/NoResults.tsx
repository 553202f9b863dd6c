import { paths, rememberedVehicle } from '@shop/shared-contract';
import { Button, ButtonLink, EmptyState } from '@shop/shared-ui';
import { RotateCcw, SearchX, Send } from 'lucide-react';
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
  query: CatalogueQuery;
  search: EmptySearch | undefined;
  onReset: () => void;
}

/** `235/65R17` of the marking `235/65R17 103T` */
const sizeOf = (marking: string) => marking.split(' ')[0] ?? marking;

export function NoResults({ department, query, search, onReset }: Props) {
  const { t } = useTranslation('catalogue');
  const { nearest = [], elsewhere = 0, understood, typed = '' } = search ?? {};
  const { view, vehicle } = query;
  const understoodSizes = understood?.sizes ?? [];
  const terms = [
    ...understoodSizes,
    ...(understood?.brands ?? []),
    ...(understood?.categories ?? []).map((each) => traitLabel(each, t)),
  ].join(', ');
  const size = [...new Set([...query.fits.map(sizeOf), ...understoodSizes])].join(' / ');
  const everywhere = writeQuery({ ...emptyQuery, search: typed, view }).toString();
  const forVehicle = vehicle && size ? t('none.forVehicle', { size, vehicle }) : '';
  const title = forVehicle || (size ? t('none.forSize', { size }) : t('none.title'));
  const text = t(size ? 'none.order' : 'none.text');
  const request = {
    vehicle: vehicle || rememberedVehicle(),
    size,
    quantity: size && '4',
    search: size ? '' : typed || query.filters.map((each) => traitLabel(each, t)).join(', '),
  };
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={title}
        text={terms === '' ? text : `${t('none.understood', { terms })} ${text}`}
        headingLevel={3}
        action={
          <>
            <ButtonLink icon={<Send />} to={paths.message(request)}>
              {t('none.ask')}
            </ButtonLink>
            <CallButton variant="secondary" />
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
          {understoodSizes.length > 0 && <p>{t('none.otherSize')}</p>}
          <ProductList products={nearest} view={view} shown={nearest.length} onShow={onReset} />
        </>
      )}
    </>
  );
}
