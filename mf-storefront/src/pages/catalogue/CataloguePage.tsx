import { useTranslate } from '@shop/shared-i18n';
import { Container, PageHead } from '@shop/shared-ui';
import { Navigate, useLocation, useParams } from '@shop/shared-vendor';
import { departments } from '../../catalogue/departments';
import { Catalogue } from './Catalogue';
import styles from './Catalogue.module.css';
import { CategoryLinks } from './CategoryLinks';
import { categoryPath } from './categoryPages';
import { catalogueLocales } from './locales/catalogueLocales';
import { useDepartment } from './useDepartment';

/** The page for an unknown category, with links to the existing ones. */
function UnknownCategory() {
  const t = useTranslate(catalogueLocales);
  return (
    <Container className={styles.unknown}>
      <PageHead title={t('unknown.title')} />
      <h1 tabIndex={-1}>{t('unknown.title')}</h1>
      <p>{t('unknown.text')}</p>
      {departments.map((department) => (
        <section key={department.id}>
          <h2>{t(department.id === 'tires' ? 'unknown.tires' : 'labels.all-parts')}</h2>
          <CategoryLinks department={department} />
        </section>
      ))}
    </Container>
  );
}

/**
 * `/tires/:category` and `/auto-parts/:category`: one page over two departments. Without a category the
 * address leads to that of all products.
 */
export function CataloguePage() {
  const { search } = useLocation();
  const params = useParams();
  const department = useDepartment();
  if (params['category'] === undefined) {
    return <Navigate to={{ pathname: categoryPath(department), search }} replace />;
  }
  // The router matches in any letter case; ids are in lower case.
  const category = params['category'].toLowerCase();
  if (!department.categories.includes(category)) return <UnknownCategory />;
  return <Catalogue department={department} category={category} />;
}
