import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';

export interface FieldError {
  /** The id of the field, or of a ChoiceGroup. */
  field: string;
  message: string;
}

interface Props {
  /** "Please check these fields" by default. */
  title?: string | undefined;
  errors: readonly FieldError[];
  /** Counts the submissions (react-hook-form's `submitCount`): each one focuses the summary. */
  attempt: number;
}

const FOCUSABLE = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

function focusField(id: string) {
  const field = document.getElementById(id);
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}

/** Lists the errors of a form, each with a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: Props) {
  const { t } = useTranslation('common');
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.summary}
    >
      <p id={headingId} className={styles.title}>
        {title ?? t('summary')}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
