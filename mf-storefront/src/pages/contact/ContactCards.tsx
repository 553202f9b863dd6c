import { useShop } from '@shop/shared-contract';
import { formatPhone } from '@shop/shared-i18n';
import { Card, CardGrid, directionsAddress, IconTile, Section, TextLink } from '@shop/shared-ui';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ContactCards.module.css';
import { Hours } from './Hours';

/** Phone, email, location, hours. */
export function ContactCards() {
  const { t } = useTranslation('contact');
  const { phone, email, addressLine1, addressLine2 } = useShop();
  return (
    <Section heading={t('cards.title')}>
      <CardGrid columns={4}>
        <Card>
          <IconTile icon={<Phone />} heading={t('cards.phone.title')}>
            <p>{t('cards.phone.text')}</p>
            <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
          </IconTile>
        </Card>
        <Card>
          <IconTile icon={<Mail />} heading={t('cards.email.title')}>
            <p>{t('cards.email.text')}</p>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </IconTile>
        </Card>
        <Card>
          <IconTile icon={<MapPin />} heading={t('cards.location.title')}>
            <address className={styles.address}>
              <span>{addressLine1}</span>
              <br />
              <span>{addressLine2}</span>
            </address>
            <TextLink
              href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
              target="_blank"
              rel="noopener"
            >
              {t('cards.location.text')}
            </TextLink>
          </IconTile>
        </Card>
        <Card>
          <IconTile icon={<Clock />} heading={t('cards.hours.title')}>
            <Hours />
          </IconTile>
        </Card>
      </CardGrid>
    </Section>
  );
}
