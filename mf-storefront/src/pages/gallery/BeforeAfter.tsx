import {
  Badge,
  FallbackImage,
  Heading,
  IconButton,
  Section,
  VisuallyHidden,
} from '@shop/shared-ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import tireAfter from '../../pictures/after-1.svg';
import brakesAfter from '../../pictures/after-2.svg';
import fenderAfter from '../../pictures/after-3.svg';
import tireBefore from '../../pictures/before-1.svg';
import brakesBefore from '../../pictures/before-2.svg';
import fenderBefore from '../../pictures/before-3.svg';
import bay from '../../pictures/workshop-bay.svg';
import styles from './BeforeAfter.module.css';
import { useCarousel } from './useCarousel';

const jobs = [
  { id: 'tire', before: tireBefore, after: tireAfter },
  { id: 'brakes', before: brakesBefore, after: brakesAfter },
  { id: 'fender', before: fenderBefore, after: fenderAfter },
] as const;

type Job = (typeof jobs)[number];

interface JobSlideProps {
  job: Job;
  /** Hidden slides are hidden from assistive technology too. */
  shown: boolean;
}

function JobSlide({ job, shown }: JobSlideProps) {
  const { t } = useTranslation('gallery');
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

const stepOfKey: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Typical jobs, one at a time, moved by buttons, arrow keys and swipes; both ends wrap around. */
export function BeforeAfter() {
  const { t } = useTranslation('gallery');
  const { index, moved, go, viewport } = useCarousel(jobs.length);
  const shown = jobs[index];
  const title = shown ? t(`work.${shown.id}.title`) : '';
  const position = t('work.position', { number: index + 1, count: jobs.length, title });
  return (
    <Section heading={t('work.title')}>
      <section
        aria-label={t('work.label')}
        aria-roledescription="carousel"
        onKeyDown={(event) => {
          const step = stepOfKey[event.key];
          if (step) go(step);
        }}
      >
        <div className={styles.viewport} ref={viewport}>
          <div className={styles.track}>
            {jobs.map((job, at) => (
              <JobSlide key={job.id} job={job} shown={at === index} />
            ))}
          </div>
        </div>
        <div className={styles.controls}>
          <IconButton
            variant="outline"
            label={t('work.previous')}
            icon={<ArrowLeft />}
            onClick={() => go(-1)}
          />
          <span className={styles.counter} aria-hidden="true">
            {`${index + 1} / ${jobs.length}`}
          </span>
          <IconButton
            variant="outline"
            label={t('work.next')}
            icon={<ArrowRight />}
            onClick={() => go(1)}
          />
        </div>
        {/* Announced only after a move, not when the page loads. */}
        <VisuallyHidden>
          <span aria-live="polite">{moved ? position : ''}</span>
        </VisuallyHidden>
      </section>
    </Section>
  );
}
