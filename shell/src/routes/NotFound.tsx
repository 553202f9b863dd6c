import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { ButtonLink, Container, EmptyState, PageHead } from '@shop/shared-ui';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouteFocus } from './RouteFocus';

export function NotFound() {
  const { t } = useTranslation('layout');
  const { phone } = useShop();
  return (
    <Container>
      <PageHead title={t('notFound.title')} />
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
            <ButtonLink href={callLink(phone)} variant="secondary" icon={<Phone />}>
              {t('call', { phone: formatPhone(phone) })}
            </ButtonLink>
          </>
        }
      />
      <RouteFocus />
    </Container>
  );
}
