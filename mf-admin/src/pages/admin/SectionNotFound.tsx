import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { ButtonLink } from '@shop/shared-ui';
import { SectionHead } from '../../layout/SectionHead';
import { adminLocales } from '../../locales/adminLocales';

/** An address below /admin that is nobody's. */
export function SectionNotFound() {
  const t = useTranslate(adminLocales);
  return (
    <>
      <SectionHead title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink to={paths.admin()}>{t('notFound.back')}</ButtonLink>
    </>
  );
}
