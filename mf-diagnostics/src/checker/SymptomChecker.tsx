import { useRef, useState } from 'react';
import { DiagnosticResults } from './DiagnosticResults';
import styles from './SymptomChecker.module.css';
import { SymptomForm } from './SymptomForm';

interface Props {
  /** Level of the checker's own heading, so that it fits the page around it. */
  headingLevel: 2 | 3;
}

/** The symptom checker: the form with the symptoms, or the results. */
export function SymptomChecker({ headingLevel }: Props) {
  const [chosen, setChosen] = useState<string[]>();
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
