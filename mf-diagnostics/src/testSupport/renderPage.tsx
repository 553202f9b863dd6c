import type { Language } from '@shop/shared-i18n';
import { OtherPage, renderInShell } from '@shop/shared-ui/test-support';
import { Route, Routes } from '@shop/shared-vendor';
import type { ReactNode } from 'react';
import { diagnosticsLocales } from '../locales/diagnosticsLocales';

/** Renders with the real locales and a router, as the shell does. */
export const renderPage = (page: ReactNode, language?: Language) =>
  renderInShell(
    <Routes>
      <Route path="/" element={page} />
      <Route path="*" element={<OtherPage />} />
    </Routes>,
    { locales: [diagnosticsLocales], language },
  );
