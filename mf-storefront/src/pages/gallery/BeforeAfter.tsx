import { type PublishedEntry, textIn, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Heading, IconButton, Section, VisuallyHidden } from '@shop/shared-ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryPicture } from '../../lists/EntryPicture';
import { EntryText } from '../../lists/EntryText';
import styles from './BeforeAfter.module.css';
import { useCarousel } from './useCarousel';

interface JobSlideProps {
  job: PublishedEntry;
  /** Hidden slides are hidden from assistive technology too. */
  shown: boolean;
}

function JobSlide({ job, shown }: JobSlideProps) {
  const { t } = useTranslation('gallery');
  const sides = [
    { side: 'before', picture: job.picture, text: job.pictureText },
    { side: 'after', picture: job.secondPicture, text: job.secondPictureText },
  ] as const;
  return (
    <article className={styles.slide} aria-hidden={!shown}>
      <div className={styles.pair}>
        {sides.map(({ side, picture, text }) => (
          <figure key={side} className={styles.side}>
            <EntryPicture
              picture={picture}
              text={text}
              title={job.title}
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
      <Heading level={3}>
        <EntryText of={job.title} />
      </Heading>
      <p className={styles.text}>
        <EntryText of={job.text} />
      </p>
    </article>
  );
}

const stepOfKey: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Typical jobs, one at a time, moved by buttons, arrow keys and swipes; both ends wrap around. */
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
