import { useTranslate } from '@shop/shared-i18n';
import { Badge, FallbackImage, Heading } from '@shop/shared-ui';
import bay from '../../pictures/workshop-bay.svg';
import styles from './BeforeAfter.module.css';
import type { Job } from './jobs';
import { galleryLocales } from './locales/galleryLocales';

interface Props {
  job: Job;
  /** The others are out of sight, for everybody. */
  shown: boolean;
}

export function JobSlide({ job, shown }: Props) {
  const t = useTranslate(galleryLocales);
  return (
    <article className={styles.slide} aria-hidden={!shown}>
      <div className={styles.pair}>
        {(['before', 'after'] as const).map((side) => (
          <figure key={side} className={styles.side}>
            <FallbackImage
              src={job[side]}
              fallback={bay}
              alt={t(`work.${job.id}.${side}`)}
              width={960}
              height={640}
              className={styles.picture}
              draggable={false}
            />
            <figcaption className={styles.label}>
              <Badge tone={side === 'before' ? 'dark' : 'accent'}>{t(`work.${side}`)}</Badge>
            </figcaption>
          </figure>
        ))}
      </div>
      <Heading level={3}>{t(`work.${job.id}.title`)}</Heading>
      <p className={styles.text}>{t(`work.${job.id}.text`)}</p>
    </article>
  );
}
