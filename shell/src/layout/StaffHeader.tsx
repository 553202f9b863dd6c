import { useShop } from '@shop/shared-contract';
import { pathIn, useLanguage } from '@shop/shared-i18n';
import { Container } from '@shop/shared-ui';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keepInDocument } from './keepInDocument';
import { LanguageSwitcher } from './LanguageSwitcher';
import { LogoMark } from './LogoMark';
import styles from './StaffHeader.module.css';

export function StaffHeader() {
  const { t } = useTranslation('layout');
  const { language } = useLanguage();
  const { name } = useShop();
  return (
    <header ref={keepInDocument} className={styles.header}>
      <Container ref={keepInDocument} className={styles.row}>
        <span className={styles.name}>
          <LogoMark />
          <span>{name}</span>
        </span>
        {/* Not a link of the router: the public site has a document of its own. */}
        <a href={pathIn(language, '/')} className={styles.site}>
          <span>{t('publicSite')}</span>
          <ExternalLink aria-hidden size={16} />
        </a>
        <LanguageSwitcher />
      </Container>
    </header>
  );
}
