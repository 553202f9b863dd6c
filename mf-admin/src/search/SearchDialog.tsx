import { Dialog, FormStatus, Heading, SearchField, useErrorTranslator } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SearchDialog.module.css';
import { useDebounced } from './useDebounced';
import { useResults } from './useResults';

/** Searches customers, bookings and products. The arrow keys move among the results, which are links. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminSearch');
  const { explainFailure } = useErrorTranslator();
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useDebounced(typed);
  const { groups, error, isSearching } = useResults(search);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])];
    const place = stops.findIndex((stop) => stop === document.activeElement);
    // The results of an earlier text must not open.
    if (event.key === 'Enter' && place === 0 && search === typed) stops[1]?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || place < 0) return;
    event.preventDefault();
    stops[place + step]?.focus();
  };
  const isEmpty = groups.length === 0 && search !== '' && search === typed && !isSearching;
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move among the field and the links in it. */}
      <div className={styles.search} onKeyDown={onKeyDown}>
        <SearchField
          ref={field}
          label={t('label')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error && (
          <FormStatus tone="error" title={t('failed')}>
            {explainFailure(error)}
          </FormStatus>
        )}
        <p role="status" className={styles.status}>
          {isEmpty && !error && t('nothing', { search })}
        </p>
        <div ref={list} className={styles.groups}>
          {groups.map(({ name, results }) => (
            <section key={name} aria-labelledby={`search-${name}`}>
              <Heading level={3} id={`search-${name}`} className={styles.group}>
                {t(name)}
              </Heading>
              <ul className={styles.results}>
                {results.map(({ to, name: title, detail }) => (
                  <li key={to}>
                    <Link to={to} className={styles.result} onClick={onClose}>
                      <strong>{title}</strong>
                      <span>{detail}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
