import type { Exposed } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { OtherPage, renderInShell } from '@shop/shared-ui/test-support';
import { Route, Routes } from '@shop/shared-vendor';

interface Options {
  /** Route pattern of the page. */
  route?: string;
  /** The initial address; the route by default. */
  at?: string;
  language?: Language;
}

/** Renders an exposed page as the shell does: with its locales, a router and notifications. */
export const openPage = (
  { Component, locales }: Exposed,
  { route = '/', at = route, language }: Options = {},
) =>
  renderInShell(
    <Routes>
      <Route path={route} element={<Component />} />
      <Route path="*" element={<OtherPage />} />
    </Routes>,
    { locales, language, at },
  );
