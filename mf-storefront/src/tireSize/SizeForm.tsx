import { paths, RESULTS } from '@shop/shared-contract';
import { pathIn, useLanguage } from '@shop/shared-i18n';
import { Button, Field, useField, useSingleFlight } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeProblem } from './readTireSize';
import styles from './SizeForm.module.css';
import { findSegments, type SizeSegment, sizeSegments } from './sizeSegments';

/** Where on the sidewall a problem is. */
const wrongSegments: Record<SizeProblem, readonly SizeSegment[]> = {
  empty: ['width', 'height', 'rim'],
  unknown: ['width', 'height', 'rim'],
  height: ['height'],
  rim: ['rim'],
  many: [],
};

/** The top of a tire, on which the size stands. It is stretched to the width of the field. */
function Sidewall() {
  return (
    <svg aria-hidden="true" viewBox="0 0 326 64" preserveAspectRatio="none" className={styles.wall}>
      <path className={styles.rubber} d="M0 18Q163 2 326 18V64H0Z" />
      <path className={styles.tread} d="M0 14Q163 -2 326 14" />
    </svg>
  );
}

interface SegmentsProps {
  typed: string;
  problem: SizeProblem | undefined;
}

/** The parts of a size, for the eye: the field's description and its error say the same in words. */
function Segments({ typed, problem }: SegmentsProps) {
  const { t } = useTranslation('tireSize');
  const complete = findSegments(typed);
  const stateOf = (segment: SizeSegment) => {
    if (problem && wrongSegments[problem].includes(segment)) return 'wrong';
    return complete.has(segment) ? 'lit' : undefined;
  };
  return (
    <ul aria-hidden="true" className={styles.segments}>
      {sizeSegments.map((segment) => (
        <li key={segment} className={styles.segment} data-state={stateOf(segment)}>
          {t(`parts.${segment}`)}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  value?: string;
  /** Called before the tires of the size are shown. */
  onFind?: () => void;
}

/**
 * A field on a drawn sidewall, whose parts light up while they are typed. Before it is hydrated, the form leads to the
 * search for what was typed. The rules of sizes are loaded when needed.
 */
export function SizeForm({ value = '', onFind }: Props) {
  const { t } = useTranslation('tireSize');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Another size in the address takes the place of what was typed.
  const [{ typed, under }, setEntered] = useState({ typed: value, under: value });
  if (under !== value) setEntered({ typed: value, under: value });
  const setTyped = (text: string) => setEntered({ typed: text, under: value });
  const [problem, setProblem] = useState<SizeProblem>();
  const [busy, setBusy] = useState(false);
  const texts = { label: t('label'), error: problem && t(`problems.${problem}`) };
  const attributes = useField(texts, {
    id,
    ...(!problem && { 'aria-describedby': `${id}-parts` }),
  });

  const showTyped = useEffectEvent(() => {
    const { current } = field;
    if (current && current.value !== current.defaultValue) setTyped(current.value);
  });
  // Typed before hydration.
  useEffect(() => showTyped(), []);

  const find = useSingleFlight(async () => {
    setBusy(true);
    const size = field.current?.value ?? '';
    // Without the rules the search decides.
    const read = await import('./search').then(
      ({ search }) => search.readTireSize(size),
      () => ({ query: new URLSearchParams({ q: size }).toString() }),
    );
    // The visitor has left the form meanwhile.
    if (!field.current) return;
    setBusy(false);
    if ('problem' in read) {
      setProblem(read.problem);
      field.current.focus();
      return;
    }
    setProblem(undefined);
    onFind?.();
    navigate(`${paths.tires()}?${read.query}${RESULTS}`);
  });

  return (
    <form
      noValidate
      className={styles.form}
      action={pathIn(language, paths.tires()) + RESULTS}
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Field {...texts} id={attributes.id}>
        <div className={styles.tire}>
          <Sidewall />
          <input
            {...attributes}
            // Another size in the address: that of a link, or as it was understood.
            key={value}
            ref={field}
            type="text"
            defaultValue={value}
            name="q"
            placeholder="225/65R17"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="search"
            className={styles.input}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Button
            type="submit"
            variant="secondary"
            icon={<ArrowRight />}
            className={styles.find}
            busy={busy}
          >
            {t('find')}
          </Button>
        </div>
        <Segments typed={typed} problem={problem} />
      </Field>
      <div id={`${id}-parts`} hidden>
        {t('meaning')}
      </div>
    </form>
  );
}
