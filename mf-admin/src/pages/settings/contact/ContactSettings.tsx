import { EmptyState } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { LoadingState } from '../LoadingState';
import { ContactForm } from './ContactForm';
import { loadContact } from './contactSettings';

export function ContactSettings() {
  const { t } = useTranslation('adminSettings');
  const rows = useRows({ name: queryKeys.contact, load: loadContact, failure: t('loadFailed') });
  const publication = usePublication('settings');
  const contact = rows.data?.[0];
  return (
    <>
      <SectionHead
        title={t('pages.contact')}
        lead={t('contact.description')}
        status={<PublicationStatus query={publication} />}
      />
      <LoadingState query={rows} failure={t('loadFailed')}>
        {contact ? <ContactForm contact={contact} /> : <EmptyState title={t('empty')} />}
      </LoadingState>
    </>
  );
}
