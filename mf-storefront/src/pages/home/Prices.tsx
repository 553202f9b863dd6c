import { type PublishedService, paths, useShop } from '@shop/shared-contract';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import {
  Badge,
  ButtonLink,
  formatDuration,
  Heading,
  Section,
  useServicePrice,
} from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { ArrowRight } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { bookingPath } from '../../bookingPath';
import styles from './Prices.module.css';

/** As many as a new shop offers. */
const MOST_SERVICES = 6;

const CHEAPEST_FIRST = `${paths.tires()}?sort=price`;

function ServiceTile({ service: { id, name, minutes, price } }: { service: PublishedService }) {
  const priceOf = useServicePrice();
  const { language } = useLanguage();
  return (
    <Link to={bookingPath({ service: id })} className={styles.tile}>
      <Heading level={3} className={styles.name}>
        {name[language]}
      </Heading>
      <span className={styles.duration}>{formatDuration(minutes, language)}</span>
      <span className={styles.price}>{priceOf(price)}</span>
      <ArrowRight aria-hidden="true" className={styles.arrow} />
    </Link>
  );
}

/** The services that can be booked online, with their prices. Renders nothing until services have been published. */
export function ServicePrices() {
  const { t } = useTranslation('home');
  const { services = [] } = useShop();
  const offered = services.filter(({ inWizard }) => inWizard).slice(0, MOST_SERVICES);
  if (offered.length === 0) return null;
  return (
    <Section
      heading={t('services.title')}
      lead={t('services.text')}
      actions={
        <ButtonLink variant="secondary" to={paths.services()}>
          {t('services.all')}
        </ButtonLink>
      }
    >
      <ul className={styles.services}>
        {offered.map((service) => (
          <li key={service.id}>
            <ServiceTile service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Example() {
  const { t } = useTranslation('home');
  const { tiresFrom } = useShop();
  return tiresFrom?.isExample && <Badge tone="warning">{t('set.example')}</Badge>;
}

/** The lowest price of a set in one line: `4 installed from $323.64`. Renders nothing where no set is in stock. */
export function SetPriceLine() {
  const { t } = useTranslation('home');
  const { tiresFrom } = useShop();
  if (!tiresFrom) return null;
  return (
    <p className={styles.from}>
      <Trans
        t={t}
        i18nKey="tires.from"
        values={{ price: formatPrice(tiresFrom.price) }}
        components={{ strong: <strong className={styles.amount} /> }}
      />
      <Example />
    </p>
  );
}

/** The lowest price of a set, what is in it, and the way to it. */
export function SetPrice() {
  const { t } = useTranslation('home');
  const { tiresFrom } = useShop();
  if (!tiresFrom) return null;
  return (
    <Section
      tone="tinted"
      heading={t('set.title', { price: formatPrice(tiresFrom.price) })}
      lead={
        <>
          <span>{`${t('set.text')} `}</span>
          <Example />
        </>
      }
      actions={
        <ButtonLink size="lg" icon={<ArrowRight />} to={CHEAPEST_FIRST}>
          {t('set.see')}
        </ButtonLink>
      }
    />
  );
}
