import { Dialog, SearchField } from '@shop/shared-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCode } from '../../kit/forms/useCode';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { useDebounced } from '../../kit/lists/useDebounced';
import styles from './SearchDialog.module.css';

/** Searches customers, bookings and products. The arrow keys move among the results, which are links. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminSearch');
  // Most visits of a page do not search. The field is there at once: what is typed meanwhile is not lost.
  const results = useCode('search', () => import('./SearchResults'));
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useDebounced(typed);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [field.current, ...(content.current?.querySelectorAll('a') ?? [])];
    const place = stops.indexOf(document.activeElement as HTMLAnchorElement | null);
    // The results of an earlier text must not open.
    const isEarlier = search !== typed || content.current?.querySelector('[aria-busy="true"]');
    if (event.key === 'Enter' && place === 0 && !isEarlier) stops[1]?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || place < 0) return;
    event.preventDefault();
    stops[place + step]?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move among the field and the links in it. */}
      <div ref={content} className={styles.search} onKeyDown={onKeyDown}>
        <SearchField
          ref={field}
          label={t('label')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {results.error && (
          <LoadFailure title={t('failed')} error={results.error} onRetry={results.refetch} />
        )}
        {results.data && <results.data.SearchResults search={search} onFollow={onClose} />}
      </div>
    </Dialog>
  );
}
