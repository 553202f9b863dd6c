import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import {
  ButtonLink,
  Card,
  CardGrid,
  directionsAddress,
  EmergencyBand,
  Heading,
  Hero,
  IconTile,
  PageHead,
  Section,
  ShopData,
  Stack,
  TextLink,
  useTown,
  VisuallyHidden,
} from '@shop/shared-ui';
import { Clock, Mail, MapPin, Navigation, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Questions } from '../../questions/Questions';
import styles from './ContactPage.module.css';
import { Hours } from './Hours';
import { MessageForm } from './MessageForm';

function Directions() {
  const { t } = useTranslation('contact');
  const { name, addressLine1, addressLine2 } = useShop();
  return (
    <Stack gap="md">
      <Heading level={2}>{t('map.title')}</Heading>
      <div className={styles.map}>
        <MapPin aria-hidden="true" className={styles.pin} />
        <address className={styles.address}>
          <strong>{name}</strong>
          <br />
          <span>{addressLine1}</span>
          <br />
          <span>{addressLine2}</span>
        </address>
        <ButtonLink
          icon={<Navigation />}
          href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
          target="_blank"
          rel="noopener"
        >
          <span>{t('map.directions')}</span>
          <VisuallyHidden>{` (${t('map.newTab')})`}</VisuallyHidden>
        </ButtonLink>
        <p className={styles.placeholder}>{t('map.placeholder')}</p>
      </div>
    </Stack>
  );
}

function ContactCards() {
  const { t } = useTranslation('contact');
  const { phone, email, addressLine1, addressLine2, roadsideHelp } = useShop();
  return (
    <Section heading={t('cards.title')}>
      <CardGrid columns={4}>
        <Card>
          <IconTile icon={<Phone />} heading={t('cards.phone.title')}>
            <p>{t(roadsideHelp ? 'cards.phone.text' : 'cards.phone.byDay')}</p>
            <TextLink alone href={callLink(phone)}>
              {formatPhone(phone)}
            </TextLink>
          </IconTile>
        </Card>
        <Card>
          <IconTile icon={<Mail />} heading={t('cards.email.title')}>
            <p>{t('cards.email.text')}</p>
            <TextLink alone href={`mailto:${email}`}>
              {email}
            </TextLink>
          </IconTile>
        </Card>
        <Card>
          <IconTile icon={<MapPin />} heading={t('cards.location.title')}>
            <p>{t('cards.location.text')}</p>
            <address className={styles.address}>
              <TextLink
                alone
                href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
                target="_blank"
                rel="noopener"
              >
                {`${addressLine1}, ${addressLine2}`}
              </TextLink>
            </address>
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

export function ContactPage() {
  const { t } = useTranslation('contact');
  const town = useTown();
  const { questions } = useShop();
  return (
    <>
      <PageHead isLocal title={t('meta.title')} description={t('meta.description', { town })} />
      <ShopData />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <EmergencyBand wide />
      <ContactCards />
      <Section>
        <div className={styles.columns}>
          <MessageForm />
          <Directions />
        </div>
      </Section>
      <Questions questions={questions.filter(({ service }) => !service)} />
    </>
  );
}
