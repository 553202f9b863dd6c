import { useMessages } from '@shop/shared-i18n';
import { ButtonLink, Container, EmptyState, PageHead } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';
import { Arrival } from '../remotes/Arrival';

/** An address that no remote answers. */
export function NotFound() {
  const t = useMessages(frameMessages);
  return (
    <Container>
      <PageHead title={t('notFound.title')} />
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<ButtonLink to="/">{t('notFound.home')}</ButtonLink>}
      />
      <Arrival />
    </Container>
  );
}
