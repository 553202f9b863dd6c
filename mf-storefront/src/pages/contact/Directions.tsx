import { useShop } from '@shop/shared-contract';
import { ButtonLink, directionsAddress, Heading, Stack, VisuallyHidden } from '@shop/shared-ui';
import { Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import map from '../../pictures/map-jonesboro.svg';
import styles from './Directions.module.css';

/** The placeholder for the map, with a link that opens directions. */
export function Directions() {
  const { t } = useTranslation('contact');
  const { name, addressLine1, addressLine2 } = useShop();
  return (
    <Stack gap="md">
      <Heading level={2}>{t('map.title')}</Heading>
      <figure className={styles.map}>
        <img src={map} alt={t('map.picture')} width={960} height={420} loading="lazy" />
        <figcaption>{t('map.placeholder')}</figcaption>
      </figure>
      <address className={styles.address}>
        <strong>{name}</strong>
        <br />
        <span>{addressLine1}</span>
        <br />
        <span>{addressLine2}</span>
      </address>
      <div>
        <ButtonLink
          variant="secondary"
          icon={<Navigation />}
          href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
          target="_blank"
          rel="noopener"
        >
          <span>{t('map.directions')}</span>
          <VisuallyHidden>{` (${t('map.newTab')})`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Stack>
  );
}
