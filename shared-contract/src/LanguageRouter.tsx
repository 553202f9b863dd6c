import { pathIn, useLanguage } from '@shop/shared-i18n';
import { addressIn, languageOfPath, pathOf } from '@shop/shared-site/languages';
import { createBrowserHistory, Router } from '@shop/shared-vendor';
import { type ReactNode, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The history reads both at each access. */
const entryOf = ({ action, location }: ReturnType<typeof createBrowserHistory>) => ({
  action,
  location,
});

/**
 * The browser's router, whose basename is the folder of the current language: pages and links see paths without it.
 * When the language changes, the address of the current history entry is replaced by that of the same page in the other
 * language, and the entry keeps its key and state: no page is mounted again, scrolls or moves the focus. Earlier entries
 * follow when the visitor returns to them.
 */
export function LanguageRouter({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const [browser] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setEntry] = useState(() => entryOf(browser));

  const replaceAddress = useEffectEvent(() => {
    if (languageOfPath(window.location.pathname) === language) return;
    // The router's own `replace` would drop what pages store in the entry beside the router's state.
    history.replaceState(history.state, '', addressIn(language, window.location.href));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect event reads the language.
  useLayoutEffect(() => replaceAddress(), [language]);
  useLayoutEffect(
    () =>
      browser.listen(() => {
        replaceAddress();
        startTransition(() => setEntry(entryOf(browser)));
      }),
    [browser],
  );

  return (
    <Router
      basename={pathIn(language, '')}
      // The entry that is shown may still have the address of the former language.
      location={{ ...location, pathname: pathIn(language, pathOf(location.pathname)) }}
      navigationType={action}
      navigator={browser}
    >
      {children}
    </Router>
  );
}
