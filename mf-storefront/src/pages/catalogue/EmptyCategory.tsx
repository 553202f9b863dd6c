import { ButtonLink, EmptyState } from '@shop/shared-ui';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Department } from '../../catalogue/departments';
import { CallButton } from './CallButton';
import { categoryPath } from './categoryPages';
import { traitLabel } from './filterLabels';

interface Props {
  department: Department;
  /** The category to offer instead; `all` where no closer one has products. */
  nearest: string;
}

/** Replaces the list of a category without products with what the visitor can do. */
export function EmptyCategory({ department, nearest }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t('none.emptyTitle')}
      text={t('none.emptyText')}
      headingLevel={3}
      action={
        <>
          <CallButton />
          <ButtonLink variant="secondary" to={categoryPath(department, nearest)}>
            {nearest === 'all' ? t('none.all') : traitLabel(nearest, t)}
          </ButtonLink>
        </>
      }
    />
  );
}
