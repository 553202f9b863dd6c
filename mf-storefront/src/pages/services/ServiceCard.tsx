import { paths } from '@shop/shared-contract';
import { ButtonLink, Card, FallbackImage, Heading, VisuallyHidden } from '@shop/shared-ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import bay from '../../pictures/workshop-bay.svg';
import styles from './ServiceCard.module.css';
import type { ServiceGroup } from './services';

export function ServiceCard({ id, picture, items }: ServiceGroup) {
  const { t } = useTranslation('services');
  const { t: common } = useTranslation('common');
  return (
    <Card
      as="article"
      media={
        <FallbackImage
          src={picture}
          fallback={bay}
          alt={t(`${id}.picture`)}
          width={800}
          height={500}
          className={styles.picture}
        />
      }
      footer={
        <ButtonLink wide to={paths.booking()}>
          <span>{common('bookNow')}</span>
          <VisuallyHidden>{` (${t(`${id}.title`)})`}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Heading level={3}>{t(`${id}.title`)}</Heading>
      <p className={styles.text}>{t(`${id}.text`)}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Check aria-hidden="true" className={styles.check} />
            <span>{t(item)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
