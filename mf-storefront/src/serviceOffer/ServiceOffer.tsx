import { callLink, type PublishedService, paths, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import {
  ButtonLink,
  formatDuration,
  Heading,
  TextLink,
  useServicePrice,
  VisuallyHidden,
} from '@shop/shared-ui';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '../bookingPath';
import { EntryText } from '../lists/EntryText';
import { OffersOfService } from '../offers/OffersOfService';
import styles from './ServiceOffer.module.css';

/** A service with its price, its page and the way to book it: the wizard, or a call for one that it does not offer. */
export function ServiceOffer({ service }: { service: PublishedService }) {
  const { id, name, description, minutes, price, inWizard } = service;
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { phone } = useShop();
  const priceOf = useServicePrice();
  const forService = <VisuallyHidden>{` (${name[language]})`}</VisuallyHidden>;
  return (
    <div className={styles.offer}>
      <div>
        <Heading level={3} className={styles.name}>
          <TextLink look="plain" to={paths.service(id)}>
            {name[language]}
          </TextLink>
        </Heading>
        {description && (
          <p className={styles.text}>
            <EntryText of={description} />
          </p>
        )}
        <p className={styles.text}>{formatDuration(minutes, language)}</p>
        <OffersOfService service={id} />
      </div>
      <p className={styles.price}>{priceOf(price)}</p>
      {inWizard ? (
        <ButtonLink variant="secondary" to={bookingPath({ service: id })}>
          <span>{t('bookNow')}</span>
          {forService}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" icon={<Phone />} href={callLink(phone)}>
          <span>{t('callUs')}</span>
          {forService}
        </ButtonLink>
      )}
    </div>
  );
}
