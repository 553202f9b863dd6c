import styles from './Rating.module.css';
import { HALF_STAR, STAR } from './starShapes';

interface Props {
  /** 0 to 5, shown to the nearest half. */
  value: number;
  /** Shown in brackets after the stars. */
  reviews?: number | undefined;
  /** The whole in words: "4.5 out of 5 stars, 120 reviews". */
  label: string;
}

/** Five stars. */
export function Rating({ value, reviews, label }: Props) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  return (
    <span role="img" aria-label={label} className={styles.rating}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true" className={styles.star}>
          <path d={STAR} className={styles.empty} />
          {halves >= star * 2 - 1 && (
            <path d={halves >= star * 2 ? STAR : HALF_STAR} className={styles.full} />
          )}
        </svg>
      ))}
      {reviews !== undefined && <span className={styles.reviews}>({reviews})</span>}
    </span>
  );
}
