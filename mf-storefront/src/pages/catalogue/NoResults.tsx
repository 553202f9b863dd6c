import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { Button, ButtonLink, EmptyState } from '@shop/shared-ui';
import { PackageSearch, Phone, RotateCcw, SearchX } from 'lucide-react';
import type { Department } from '../../catalogue/departments';
import { categoryPath } from './categoryPages';
import { catalogueLocales } from './locales/catalogueLocales';

interface Props {
  department: Department;
  /** Whether the category has no products at all, whatever the query. */
  isCategoryEmpty: boolean;
  onReset: () => void;
}

/** Replaces an empty list with the reason why it is empty, and with what the visitor can do. */
export function NoResults({ department, isCategoryEmpty, onReset }: Props) {
  const t = useTranslate(catalogueLocales);
  const { phone } = useShop();
  const call = (
    <ButtonLink variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
      {t('none.call', { phone: formatPhone(phone) })}
    </ButtonLink>
  );
  if (isCategoryEmpty) {
    return (
      <EmptyState
        icon={<PackageSearch />}
        title={t('none.emptyTitle')}
        text={t('none.emptyText')}
        headingLevel={3}
        action={
          <>
            {call}
            <ButtonLink variant="secondary" to={categoryPath(department)}>
              {t('none.all')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('none.title')}
      text={t('none.text')}
      headingLevel={3}
      action={
        <>
          <Button icon={<RotateCcw />} onClick={onReset}>
            {t('none.reset')}
          </Button>
          {call}
        </>
      }
    />
  );
}
