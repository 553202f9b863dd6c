import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import {
  ButtonLink,
  Card,
  CardGrid,
  Disclosure,
  directionsAddress,
  EmergencyBand,
  formatSpan,
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
import { EntryText } from '../../lists/EntryText';
import styles from './ContactPage.module.css';
import { Hours } from './Hours';
import { MessageForm } from './MessageForm';
import { useOpeningWeek } from './openingHours';

/** The sentences about open and closed days; a sentence without days is omitted. */
function useOpeningSentences(): string {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { week, daysInSentence } = useOpeningWeek();
  const joined = (all: string[]) => {
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : t('faq.week.and', { days: all.slice(0, -1).join(', '), last });
  };
  const open = week.flatMap((days) => {
    const [first, ...others] = days.spans.map((span) => formatSpan(span, language));
    if (!first) return [];
    const hours = others.reduce((before, after) => t('faq.week.break', { before, after }), first);
    return [daysInSentence(days, hours)];
  });
  const closed = week.filter(({ spans }) => spans.length === 0);
  const closedOn = closed.map((days) => daysInSentence(days));
  return [
    ...(open.length > 0 ? [t('faq.week.open', { days: joined(open) })] : []),
    ...(closed.length > 0 ? [t('faq.week.closed', { days: joined(closedOn) })] : []),
  ].join(' ');
}

function Faq() {
  const { t } = useTranslation('contact');
  const { phone, questions, roadsideHelp, givesWarranty } = useShop();
  const facts: Record<string, string> = {
    phone: formatPhone(phone),
    roadside: t(roadsideHelp ? 'faq.roadside' : 'faq.noRoadside', { phone: formatPhone(phone) }),
    warranty: t(givesWarranty ? 'faq.warranty' : 'faq.noWarranty'),
    week: useOpeningSentences(),
  };
  const fill = (answer: string) =>
    answer.replace(/{{(\w+)}}/g, (placeholder, fact) => facts[fact] ?? placeholder);
  if (questions.length === 0) return null;
  return (
    <Section tone="tinted" width="text" heading={t('faq.title')}>
      {questions.map(({ id, title, text }) => (
        <Disclosure key={id} headingLevel={3} title={<EntryText of={title} />}>
          <p>
            <EntryText of={text} fill={fill} />
          </p>
        </Disclosure>
      ))}
    </Section>
  );
}

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
      <Faq />
    </>
  );
}
