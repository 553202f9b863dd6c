import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { Hero, PageHead, Section, Stack, TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './PrivacyPage.module.css';

const stays = ['stays', 'refusal', 'backups'] as const;

export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { phone, email, forgetAfterMonths, sendsMail, sendsSms } = useShop();
  const kept = [
    'booking',
    'message',
    ...(sendsMail || sendsSms ? (['sent'] as const) : []),
    ...(sendsSms ? (['texts'] as const) : []),
    'network',
    'use',
  ] as const;
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <Section width="text" heading={t('kept.title')}>
        <ul className={styles.points}>
          {kept.map((what) => (
            <li key={what}>{t(`kept.${what}`)}</li>
          ))}
        </ul>
      </Section>
      <Section width="text" tone="tinted" heading={t('long.title')}>
        <ul className={styles.points}>
          <li>
            {forgetAfterMonths ? t('long.erased', { count: forgetAfterMonths }) : t('long.needed')}
          </li>
          {stays.map((what) => (
            <li key={what}>{t(`long.${what}`)}</li>
          ))}
        </ul>
      </Section>
      <Section width="text" heading={t('forget.title')}>
        <Stack>
          <p>{t('forget.text')}</p>
          <p className={styles.address}>
            <TextLink href={callLink(phone)}>{formatPhone(phone)}</TextLink>
          </p>
          <p className={styles.address}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </p>
        </Stack>
      </Section>
    </>
  );
}
