import { useShop } from '@shop/shared-contract';
import { Button, Heading } from '@shop/shared-ui';
import { Stethoscope } from 'lucide-react';
import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { symptoms } from '../symptoms/symptoms';
import { DiagnosticResults } from './DiagnosticResults';
import styles from './SymptomChecker.module.css';

interface SymptomFormProps {
  headingLevel: 2 | 3;
  headingRef: Ref<HTMLHeadingElement>;
  onSubmit: (ids: string[]) => void;
}

const selectedIn = (form: HTMLFormElement) => new FormData(form).getAll('symptom').map(String);

function SymptomForm({ headingLevel, headingRef, onSubmit }: SymptomFormProps) {
  const { t } = useTranslation('diagnostics');
  const form = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);
  const update = () => setReady(form.current !== null && selectedIn(form.current).length > 0);

  // The checkboxes are uncontrolled, so those checked before hydration are read too.
  useEffect(update, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(selectedIn(event.currentTarget));
  };

  return (
    <form ref={form} method="post" onSubmit={submit} onChange={update} className={styles.form}>
      <div>
        <Heading level={headingLevel} ref={headingRef} tabIndex={-1}>
          {t('checker.title')}
        </Heading>
        <p className={styles.lead}>{t('checker.text')}</p>
      </div>
      <fieldset>
        <legend className={styles.legend}>{t('checker.legend')}</legend>
        <div className={styles.grid}>
          {symptoms.map(({ id, category }) => (
            <label key={id} className={styles.symptom}>
              <input
                type="checkbox"
                name="symptom"
                value={id}
                data-loads=""
                className={styles.box}
              />
              <span className={styles.body}>{t(`symptoms.${id}`)}</span>
              <span className={styles.category}>{t(`categories.${category}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.actions}>
        <Button
          type="submit"
          size="lg"
          icon={<Stethoscope />}
          disabled={!isReady && t('checker.hint')}
        >
          {t('checker.submit')}
        </Button>
        {!isReady && <p className={styles.hint}>{t('checker.hint')}</p>}
      </div>
    </form>
  );
}

interface Props {
  /** Level of the checker's own heading, so that it fits the page around it. */
  headingLevel: 2 | 3;
}

export function SymptomChecker({ headingLevel }: Props) {
  const [chosen, setChosen] = useState<string[]>();
  // Read before there are results, so that the HTML brings them.
  const { services = [] } = useShop();
  // The focus moves to the heading after each change of the view, but not when the page loads.
  const changed = useRef(false);
  const focusHeading = (heading: HTMLElement | null) => {
    if (!heading || !changed.current) return;
    changed.current = false;
    heading.focus();
  };
  const show = (ids: string[] | undefined) => {
    changed.current = true;
    setChosen(ids);
  };

  return (
    <div className={styles.checker}>
      {chosen ? (
        <DiagnosticResults
          ids={chosen}
          services={services}
          headingLevel={headingLevel}
          headingRef={focusHeading}
          onStartOver={() => show(undefined)}
        />
      ) : (
        <SymptomForm headingLevel={headingLevel} headingRef={focusHeading} onSubmit={show} />
      )}
    </div>
  );
}
