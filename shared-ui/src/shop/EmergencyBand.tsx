import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { clsx } from 'clsx';
import { Phone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../actions/ButtonLink';
import { Container } from '../layout/Container';
import styles from './EmergencyBand.module.css';

interface Props {
  /** As wide as the page, between its sections; otherwise a card. */
  wide?: boolean;
}

/** For a driver who cannot drive on: the roadside help with its call, also while the shop is closed. Absent where the shop has none. */
export function EmergencyBand({ wide = false }: Props) {
  const { t } = useTranslation('common');
  const { phone, roadsideHelp } = useShop();
  if (!roadsideHelp) return null;
  const content = (
    <div className={styles.content}>
      <TriangleAlert aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.title}>{t('emergency.title')}</p>
        <p>{t('emergency.text')}</p>
      </div>
      <ButtonLink icon={<Phone />} href={callLink(phone)}>
        {t('emergency.call', { phone: formatPhone(phone) })}
      </ButtonLink>
    </div>
  );
  return (
    <section
      className={clsx(styles.band, !wide && styles.card)}
      data-screen-only
      aria-label={t('emergency.title')}
    >
      {wide ? <Container>{content}</Container> : content}
    </section>
  );
}
