import { Button, EmptyState, PlainButton, SearchField } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Toolbar } from '../../kit/layout/Toolbar';
import { OpenSteps } from './openSteps/OpenSteps';
import styles from './SettingsPage.module.css';
import { type SettingsSectionName, useOpenSection } from './section/useOpenSection';
import { sectionNames, sections } from './sections';
import { useSectionSearch } from './useSectionSearch';

interface SectionProps {
  name: SettingsSectionName;
  /** A text of the section in which the search was found. */
  foundIn: string | undefined;
  isOpen: boolean;
  /** Whether a person opened it; what stands open at the bare address does not scroll there. */
  shouldScroll: boolean;
  onToggle: () => void;
}

function Section({ name, foundIn, isOpen, shouldScroll, onToggle }: SectionProps) {
  const { t } = useTranslation('adminSettings');
  const panelId = useId();
  const noteId = useId();
  const head = useRef<HTMLDivElement>(null);
  // What was open above it has closed, so the section has moved. In the same commit: what is then below the pointer waits.
  useLayoutEffect(() => {
    if (isOpen && shouldScroll) head.current?.scrollIntoView();
  }, [isOpen, shouldScroll]);
  const section = sections[name];
  const title = t(`sections.${name}`);
  return (
    <li className={styles.section}>
      <div ref={head} className={styles.head}>
        <div>
          <h2 className={styles.title}>
            {'address' in section ? (
              <Link to={section.address} className={styles.control ?? ''} aria-describedby={noteId}>
                {title}
              </Link>
            ) : (
              <PlainButton
                className={styles.control}
                aria-describedby={noteId}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={onToggle}
              >
                {title}
              </PlainButton>
            )}
          </h2>
          <p id={noteId} className={styles.note}>
            {foundIn ?? t(`notes.${name}`)}
          </p>
        </div>
        {'address' in section ? (
          <ArrowRight aria-hidden />
        ) : (
          <ChevronDown aria-hidden className={clsx(isOpen && styles.open)} />
        )}
      </div>
      {'Content' in section && (
        <div id={panelId} hidden={!isOpen} className={styles.panel}>
          {isOpen && <section.Content />}
        </div>
      )}
    </li>
  );
}

/** All settings of the shop, of which one section at a time is open; the address names it. */
export function SettingsPage() {
  const { t } = useTranslation('adminSettings');
  const { t: tAdmin } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const found = useSectionSearch(search);
  const { open, isNamed, openSection } = useOpenSection();
  return (
    <>
      <SectionHead title={t('title')} lead={t('description')} />
      <OpenSteps />
      <Toolbar>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Toolbar>
      {found.size === 0 && (
        <EmptyState
          title={t('notFound', { search })}
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              {tAdmin('list.clear')}
            </Button>
          }
        />
      )}
      <ul className={styles.list}>
        {sectionNames
          .filter((name) => found.has(name) || (isNamed && name === open))
          .map((name) => (
            <Section
              key={name}
              name={name}
              foundIn={found.get(name)}
              isOpen={name === open}
              shouldScroll={isNamed}
              onToggle={() => openSection(name === open ? undefined : name)}
            />
          ))}
      </ul>
    </>
  );
}
