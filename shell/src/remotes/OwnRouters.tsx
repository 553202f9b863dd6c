import { type PageNavigation, PageNavigationProvider } from '@shop/shared-contract';
import { pathIn } from '@shop/shared-i18n';
import { useLocation, useNavigate } from '@shop/shared-vendor';
import { type ReactNode, useMemo } from 'react';
import { usePage } from '../page/PageContext';

/** Connects the router of a remote that brings its own one with the shell's. */
export function OwnRouters({ children }: { children: ReactNode }) {
  const { language } = usePage().snapshot;
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    (): PageNavigation => ({
      location,
      navigator: {
        createHref: (to) => {
          if (typeof to === 'string') return pathIn(language, to);
          const { pathname = '', search = '', hash = '' } = to;
          return pathIn(language, pathname + search + hash);
        },
        go: (delta) => void navigate(delta),
        push: (to, state) => void navigate(to, { state }),
        replace: (to, state) => void navigate(to, { state, replace: true }),
      },
    }),
    [language, location, navigate],
  );
  return <PageNavigationProvider value={navigation}>{children}</PageNavigationProvider>;
}
