import { textIn, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { IconButton, Section, VisuallyHidden } from '@shop/shared-ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Job } from '../../jobs/Job';
import styles from './BeforeAfter.module.css';
import { useCarousel } from './useCarousel';

const stepOfKey: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Typical jobs, one at a time, moved by buttons, arrow keys and swipes; buttons and keys wrap around at both ends. */
export function BeforeAfter() {
  const { t } = useTranslation('gallery');
  const { language } = useLanguage();
  const { jobs } = useShop();
  const { index, moved, go, viewport } = useCarousel(jobs.length);
  if (jobs.length === 0) return null;
  const title = textIn(jobs[index]?.title, language).text;
  const position = t('work.position', { number: index + 1, count: jobs.length, title });
  return (
    <Section heading={t('work.title')}>
      <section
        aria-label={t('work.label')}
        aria-roledescription="carousel"
        onKeyDown={(event) => {
          const step = stepOfKey[event.key];
          if (!step) return;
          // Otherwise the browser would scroll as well.
          event.preventDefault();
          go(step);
        }}
      >
        <ul
          {...viewport}
          aria-label={t('work.title')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too.
          tabIndex={0}
          className={styles.viewport}
        >
          {jobs.map((job) => (
            <li key={job.id}>
              <article className={styles.slide}>
                <Job job={job} />
              </article>
            </li>
          ))}
        </ul>
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
