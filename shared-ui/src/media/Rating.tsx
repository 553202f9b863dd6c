import styles from './Rating.module.css';

/** Paths of a star in a 24 by 24 box, and of its left half. */
const STAR = 'M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.7l-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z';
const HALF_STAR = 'M12 2.2l-3 6.3-6.9.9 5 4.8-1.2 6.9L12 17.7z';

interface Props {
  /** 0 to 5, shown to the nearest half. */
  value: number;
  reviews?: number | undefined;
  /** Text alternative: "4.5 out of 5 stars, 120 reviews". */
  label: string;
}

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
      {reviews !== undefined && <span className={styles.reviews}>{`(${reviews})`}</span>}
    </span>
  );
}
