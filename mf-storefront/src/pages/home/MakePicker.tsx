import { useTranslate } from '@shop/shared-i18n';
import { Button, Section } from '@shop/shared-ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { featuredMakes, homeMakes } from '../../vehicles/makes';
import { homeLocales } from './locales/homeLocales';
import styles from './MakePicker.module.css';
import { MakeTile } from './MakeTile';
import { useEntryChoice } from './useEntryChoice';

/** Twelve makes at first, all of them on demand; choosing one starts a booking. */
export function MakePicker() {
  const t = useTranslate(homeLocales);
  // Back from a make's booking leads to where its tile is.
  const [all, setAll] = useEntryChoice('allMakes');
  const listId = useId();
  return (
    <Section tone="tinted" heading={t('makes.title')} lead={t('makes.text')}>
      <ul id={listId} className={styles.makes} aria-label={t('makes.label')}>
        {(all ? homeMakes : featuredMakes).map((make) => (
          <li key={make}>
            <MakeTile make={make} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Button
          variant="secondary"
          icon={all ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'makes.less' : 'makes.more')}
        </Button>
      </div>
    </Section>
  );
}
