import { type BookingState, paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { FallbackImage, InitialsImage, VisuallyHidden } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { makeLogos } from '../../vehicles/makeLogos';
import { homeLocales } from './locales/homeLocales';
import styles from './MakePicker.module.css';

/** One make with its logo, or its initials where no logo exists or arrives. */
export function MakeTile({ make }: { make: string }) {
  const t = useTranslate(homeLocales);
  const state: BookingState = { manufacturer: make, step: 1, vehicleMake: make };
  return (
    <Link to={paths.booking()} state={state} className={styles.tile}>
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
