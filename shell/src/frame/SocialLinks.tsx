import { useShop } from '@shop/shared-contract';
import { VisuallyHidden } from '@shop/shared-ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { siFacebook, siInstagram, siX } from 'simple-icons';
import styles from './SocialLinks.module.css';

const icons = [
  { id: 'facebook', name: 'Facebook', path: siFacebook.path },
  { id: 'instagram', name: 'Instagram', path: siInstagram.path },
  { id: 'x', name: 'X', path: siX.path },
] as const;

/** An empty link would scroll to the top of the page. */
const preventScroll = (event: MouseEvent) => event.preventDefault();

/** Icons whose links are empty until staff enter addresses, as specified. */
export function SocialLinks() {
  const { t } = useTranslation('frame');
  const { social } = useShop();
  return (
    <ul className={styles.list} aria-label={t('footer.follow')}>
      {icons.map(({ id, name, path }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={social[id] || '#'}
            rel="noopener"
            onClick={social[id] ? undefined : preventScroll}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
              <path d={path} />
            </svg>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
