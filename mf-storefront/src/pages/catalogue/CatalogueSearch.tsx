import { SearchField } from '@shop/shared-ui';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CatalogueTools.module.css';

/** Browsers reject more than about a hundred address changes in half a minute. */
const PAUSE_MS = 150;

interface Props {
  value: string;
  onSearch: (typed: string) => void;
}

/** Uncontrolled, so that text typed before hydration is not lost and a long list does not delay typing. */
export function CatalogueSearch({ value, onSearch }: Props) {
  const { t } = useTranslation('catalogue');
  const box = useRef<HTMLInputElement>(null);
  const pause = useRef<number>(undefined);
  const latest = useRef({ onSearch, value });
  const id = useId();

  // Back, a reset or a shared link change the search in the address.
  useLayoutEffect(() => {
    const changed = latest.current.value !== value;
    latest.current = { onSearch, value };
    if (changed && box.current && pause.current === undefined) box.current.value = value;
  }, [onSearch, value]);

  useEffect(() => {
    const { current } = box;
    // Reports what was typed before hydration.
    if (current && current.value !== current.defaultValue) latest.current.onSearch(current.value);
    return () => window.clearTimeout(pause.current);
  }, []);

  const report = () => {
    window.clearTimeout(pause.current);
    pause.current = undefined;
    latest.current.onSearch(box.current?.value ?? '');
  };

  const reportSoon = () => {
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(report, PAUSE_MS);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    report();
  };

  return (
    // Without JavaScript the form submits to the address that the page parses.
    <form className={styles.search} onSubmit={submit}>
      <SearchField
        ref={box}
        id={id}
        name="q"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={value}
        onInput={reportSoon}
      />
    </form>
  );
}
