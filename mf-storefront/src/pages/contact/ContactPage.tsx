import { useTranslate } from '@shop/shared-i18n';
import { Hero, PageHead, Section, ShopData } from '@shop/shared-ui';
import { ContactCards } from './ContactCards';
import styles from './ContactPage.module.css';
import { Directions } from './Directions';
import { Faq } from './Faq';
import { contactLocales } from './locales/contactLocales';
import { MessageForm } from './MessageForm';

export function ContactPage() {
  const t = useTranslate(contactLocales);
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
