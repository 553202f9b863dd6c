import { type BookingState, paths } from '@shop/shared-contract';
import { homeMakes } from '@shop/shared-data/vehicle-makes';
import { Button, FallbackImage, InitialsImage, Section, VisuallyHidden } from '@shop/shared-ui';
import { Link, useNavigate } from '@shop/shared-vendor';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { opensElsewhere } from '../../opensElsewhere';
import { makeLogos } from '../../vehicles/makeLogos';
import { featuredMakes } from '../../vehicles/makes';
import styles from './MakePicker.module.css';
import { useEntryChoice } from './useEntryChoice';

/** A make with its logo, or with its initials when it has no logo or the logo fails to load. */
function MakeTile({ make }: { make: string }) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const choose = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const state: BookingState = { manufacturer: make, step: 1, vehicleMake: make };
    navigate(paths.booking(), { state });
  };
  return (
    // Followed before it is hydrated, or in another tab, the address carries the make.
    <Link to={paths.booking(make)} onClick={choose} className={styles.tile}>
      <FallbackImage
        src={makeLogos[make]}
        alt=""
        width={48}
        height={48}
        fallback={<InitialsImage name={make} size={48} decorative />}
      />
      <span aria-hidden="true">{make}</span>
      <VisuallyHidden>{t('makes.choose', { make })}</VisuallyHidden>
    </Link>
  );
}

/** Twelve makes, expandable to all; choosing one starts a booking. */
export function MakePicker() {
  const { t } = useTranslation('home');
  // After Back from a make's booking the list shows its tile again.
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
