import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Container, PageHead } from '@shop/shared-ui';
import { useLocation, useParams } from '@shop/shared-vendor';
import { parts, tires } from '../../catalogue/departments';
import { Catalogue } from './Catalogue';
import styles from './Catalogue.module.css';
import { CategoryLinks } from './CategoryLinks';
import { catalogueLocales } from './locales/catalogueLocales';

/** The page for an unknown category, with links to the existing ones. */
function UnknownCategory() {
  const t = useTranslate(catalogueLocales);
  return (
    <Container className={styles.unknown}>
      <PageHead title={t('unknown.title')} />
      <h1 tabIndex={-1}>{t('unknown.title')}</h1>
      <p>{t('unknown.text')}</p>
      {[tires, parts].map((department) => (
        <section key={department.id}>
          <h2>{t(department.id === 'tires' ? 'unknown.tires' : 'labels.all-parts')}</h2>
          <CategoryLinks department={department} />
        </section>
      ))}
    </Container>
  );
}

/** `/tires/:category` and `/auto-parts/:category`: one page over two departments. */
export function CataloguePage() {
  const { pathname } = useLocation();
  const params = useParams();
  // The router matches in any letter case; ids are in lower case.
  const category = (params['category'] ?? 'all').toLowerCase();
  const department = pathname.toLowerCase().startsWith(paths.autoParts('')) ? parts : tires;

  if (!department.categories.includes(category)) return <UnknownCategory />;
  return <Catalogue department={department} category={category} />;
}
