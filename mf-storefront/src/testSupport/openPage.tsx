import type { Exposed } from '@shop/shared-contract';
import {
  commonLocales,
  type Language,
  LanguageProvider,
  loadLocales,
  startEngine,
} from '@shop/shared-i18n';
import { NotificationArea } from '@shop/shared-ui';
import { WithLanguage } from '@shop/shared-ui/test-support';
import { MemoryRouter, Route, Routes, useLocation } from '@shop/shared-vendor';
import { act, render } from '@testing-library/react';

let engine: Promise<void> | undefined;

/** Stands in for every other page: shows the address and the state of the navigation. */
function OtherPage() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

interface Options {
  /** Route pattern of the page. */
  route?: string;
  /** The initial address; the route by default. */
  at?: string;
  language?: Language;
}

/** Renders an exposed page as the shell does: with its locales, a router and notifications. */
export async function openPage(
  { Component, locales }: Exposed,
  { route = '/', at = route, language = 'en' }: Options = {},
) {
  engine ??= startEngine('en');
  await engine;
  await loadLocales([commonLocales, ...locales], 'en');
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <LanguageProvider>
          <WithLanguage language={language}>
            <Routes>
              <Route path={route} element={<Component />} />
              <Route path="*" element={<OtherPage />} />
            </Routes>
            <NotificationArea label="Notifications" />
          </WithLanguage>
        </LanguageProvider>
      </MemoryRouter>,
    ),
  );
}
