import type { PublishedEntry } from '@shop/shared-contract';
import { Badge, Heading } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { EntryPicture } from '../lists/EntryPicture';
import { EntryText } from '../lists/EntryText';
import styles from './Job.module.css';

/** A job with its pictures, before and after. */
export function Job({ job }: { job: PublishedEntry }) {
  const { t } = useTranslation('jobs');
  const sides = [
    { side: 'before', picture: job.picture, text: job.pictureText },
    { side: 'after', picture: job.secondPicture, text: job.secondPictureText },
  ] as const;
  return (
    <>
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
            />
            <figcaption className={styles.label}>
              <Badge tone={side === 'before' ? 'dark' : 'accent'}>{t(side)}</Badge>
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
    </>
  );
}
