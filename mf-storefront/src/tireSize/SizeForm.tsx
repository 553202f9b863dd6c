import { paths, RESULTS } from '@shop/shared-contract';
import { pathIn, useLanguage } from '@shop/shared-i18n';
import { Button, TextField, useSingleFlight } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeProblem } from './readTireSize';
import styles from './SizeForm.module.css';

interface Props {
  value?: string;
  /** Called before the tires of the size are shown. */
  onFind?: () => void;
}

/**
 * Before it is hydrated, the form leads to the search for what was typed. The rules of sizes are loaded when needed.
 */
export function SizeForm({ value = '', onFind }: Props) {
  const { t } = useTranslation('tireSize');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<SizeProblem>();
  const [busy, setBusy] = useState(false);

  const find = useSingleFlight(async () => {
    setBusy(true);
    const typed = field.current?.value ?? '';
    // Without the rules the search decides.
    const size = await import('./search').then(
      ({ search }) => search.readTireSize(typed),
      () => ({ query: new URLSearchParams({ q: typed }).toString() }),
    );
    // The visitor has left the form meanwhile.
    if (!field.current) return;
    setBusy(false);
    if ('problem' in size) {
      setProblem(size.problem);
      field.current.focus();
      return;
    }
    setProblem(undefined);
    onFind?.();
    navigate(`${paths.tires()}?${size.query}${RESULTS}`);
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
      <TextField
        // Another size in the address: that of a link, or as it was understood.
        key={value}
        ref={field}
        defaultValue={value}
        id={id}
        name="q"
        label={t('label')}
        placeholder="225/65R17"
        error={problem && t(`problems.${problem}`)}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="search"
        onInput={() => setProblem(undefined)}
      />
      <Button type="submit" variant="secondary" className={styles.find} busy={busy}>
        {t('find')}
      </Button>
    </form>
  );
}
