import { LANGUAGES, type Language, pathIn, useLanguage } from '@shop/shared-i18n';
import { addressIn } from '@shop/shared-site/languages';
import { notify, useHydrated } from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stopRecordingPresses } from '../page/earlyPresses';
import { usePage } from '../page/PageContext';
import { hydrateUnseen, whenHydrated } from '../remotes/RemoteMarker';
import styles from './LanguageSwitcher.module.css';

/** @returns whether the page was whole in time; undefined where another link was followed meanwhile */
async function waitForPage(): Promise<boolean | undefined> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  const isWhole = await whenHydrated();
  removeEventListener('beforeunload', leave);
  return isLeaving ? undefined : isWhole;
}

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/**
 * Once the whole page is hydrated, the language changes without a load, and the router replaces the address; before that
 * React could only replace the page's HTML.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation('common');
  const { language, setLanguage } = useLanguage();
  // Composed HTML knows no query.
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const { loadContent } = usePage();

  const switchTo = async (next: Language) => {
    const isWhole = await waitForPage();
    if (isWhole === undefined) return;
    if (!isWhole) return location.replace(addressIn(next, location.href));
    stopRecordingPresses();
    await loadContent().catch((error) =>
      console.warn('[shell] content could not be loaded; using the built-in translations:', error),
    );
    await setLanguage(next);
  };

  const start = (next: Language, onEnd?: () => void) => {
    switchTo(next)
      .catch((error) => {
        console.error('[shell] language', error);
        notify.error(common(navigator.onLine ? 'errors.unreachable' : 'errors.offline'));
      })
      .finally(onEnd);
  };

  const choose = (event: MouseEvent, next: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const pressed = event.currentTarget;
    pressed.setAttribute('aria-busy', 'true');
    if (hydrateUnseen()) start(next, () => pressed.removeAttribute('aria-busy'));
    // A page that is still loading is left for the one in the other language.
    else location.replace(addressIn(next, location.href));
  };

  const switcher = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that made the shell load.
  useEffect(() => {
    // React has replaced it where the browser had translated the page.
    const pressed = window.earlyPresses?.language || undefined;
    if (!pressed?.hasAttribute('aria-busy')) return;
    const links = [...(switcher.current?.querySelectorAll('a') ?? [])];
    if (!pressed.isConnected) links.find(({ hreflang }) => hreflang === pressed.hreflang)?.focus();
    start(pressed.hreflang as Language, () => {
      for (const link of links) link.removeAttribute('aria-busy');
    });
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are links.
    <div ref={switcher} role="group" className={styles.switcher} aria-label={t('language')}>
      {LANGUAGES.map((code) => (
        <a
          key={code}
          href={hydrated ? addressIn(code, location.href) : pathIn(code, pathname)}
          lang={code}
          hrefLang={code}
          data-loads=""
          aria-current={language === code ? 'true' : undefined}
          className={styles.choice}
          onClick={(event) => choose(event, code)}
        >
          {names[code]}
        </a>
      ))}
    </div>
  );
}
