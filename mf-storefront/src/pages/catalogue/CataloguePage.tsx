import { paths } from '@shop/shared-contract';
import { Container, PageHead } from '@shop/shared-ui';
import { useLocation, useParams } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import { type Department, departments, parts, tires } from '../../catalogue/departments';
import { ItemPage } from '../item/ItemPage';
import { Catalogue } from './Catalogue';
import styles from './Catalogue.module.css';
import { CategoryLinks } from './CategoryLinks';

function UnknownCategory() {
  const { t } = useTranslation('catalogue');
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

function useDepartment(): Department {
  const { pathname } = useLocation();
  const root = paths.autoParts('').slice(0, -1);
  return pathname.startsWith(root) ? parts : tires;
}

/** `/tires/:category` and `/auto-parts/:category`, and the pages of their products. */
export function CataloguePage() {
  const params = useParams();
  const department = useDepartment();
  if (params['item'] !== undefined) return <ItemPage department={department} />;
  const category = params['category'] ?? 'all';
  if (!department.categories.includes(category)) return <UnknownCategory />;
  return <Catalogue department={department} category={category} />;
}
