import { useTranslate } from '@shop/shared-i18n';
import { IconButton, Section, VisuallyHidden } from '@shop/shared-ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import styles from './BeforeAfter.module.css';
import { JobSlide } from './JobSlide';
import { jobs } from './jobs';
import { galleryLocales } from './locales/galleryLocales';
import { useCarousel } from './useCarousel';

const stepOfKey: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Finished jobs, one at a time: by buttons, arrow keys and swipes, around and around. */
export function BeforeAfter() {
  const t = useTranslate(galleryLocales);
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
            {index + 1} / {jobs.length}
          </span>
          <IconButton
            variant="outline"
            label={t('work.next')}
            icon={<ArrowRight />}
            onClick={() => go(1)}
          />
        </div>
        {/* Said only after a move: nobody asked for it when the page came. */}
        <VisuallyHidden>
          <span aria-live="polite">{moved ? position : ''}</span>
        </VisuallyHidden>
      </section>
    </Section>
  );
}
