import { paths } from '@shop/shared-contract';
import { useLocation, useParams } from '@shop/shared-vendor';
import { parts, tires } from '../../catalogue/departments';
import { Catalogue } from './Catalogue';
import { UnknownCategory } from './UnknownCategory';

/** `/tires/:category` and `/auto-parts/:category`: one page over two departments. */
export function CataloguePage() {
  const { pathname } = useLocation();
  const { category = 'all' } = useParams();
  const department = pathname.startsWith(paths.autoParts('')) ? parts : tires;

  if (!department.categories.includes(category)) return <UnknownCategory />;
  return <Catalogue department={department} category={category} />;
}
