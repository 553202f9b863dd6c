import { Hero, PageHead, Section, ShopData } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ContactCards } from './ContactCards';
import styles from './ContactPage.module.css';
import { Directions } from './Directions';
import { Faq } from './Faq';
import { MessageForm } from './MessageForm';

export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <ShopData />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <ContactCards />
      <Section>
        <div className={styles.columns}>
          <MessageForm />
          <Directions />
        </div>
      </Section>
      <Faq />
    </>
  );
}
