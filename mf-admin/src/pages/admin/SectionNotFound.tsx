import { paths } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { ButtonLink } from '@shop/shared-ui';
import { SectionHead } from '../../layout/SectionHead';
import { adminMessages } from './messages/adminMessages';

/** An address below /admin that is nobody's. */
export function SectionNotFound() {
  const t = useMessages(adminMessages);
  return (
    <>
      <SectionHead title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink to={paths.admin()}>{t('notFound.back')}</ButtonLink>
    </>
  );
}
