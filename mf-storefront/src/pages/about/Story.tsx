import { useShop } from '@shop/shared-contract';
import { FallbackImage, Section, Stack } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import bay from '../../pictures/workshop-bay.svg';
import front from '../../pictures/workshop-front.svg';
import styles from './Story.module.css';

export function Story() {
  const { t } = useTranslation('about');
  const { founded } = useShop();
  return (
    <Section heading={t('story.title')}>
      <div className={styles.columns}>
        <Stack gap="md" className={styles.body}>
          <p>{t('story.beginning', { year: founded })}</p>
          <p>{t('story.growth')}</p>
          <p>{t('story.today')}</p>
        </Stack>
        <FallbackImage
          src={front}
          fallback={bay}
          alt={t('story.picture')}
          width={960}
          height={640}
          className={styles.picture}
        />
      </div>
    </Section>
  );
}
