import { HostProviders } from '@shop/shared-contract';
import '@shop/shared-ui/test-support';
import { commonLocales, initI18n, loadLocales, useLanguage } from '@shop/shared-i18n';
import { NotificationArea } from '@shop/shared-ui';
import { Route, Routes, useLocation } from '@shop/shared-vendor';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import page from '../admin/page';

// jsdom has no layout, and therefore no scrolling.
Element.prototype.scrollIntoView ??= () => {};

/** Shows the router's current address. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Replaces the language switcher of the site's header. */
export function Switcher() {
  const { setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void setLanguage('es')}>
      Español
    </button>
  );
}

/** Opens an address of the admin area as the shell does, with the real translations. */
export async function openAdmin(address: string) {
  window.history.replaceState(null, '', address);
  initI18n('en');
  await loadLocales([commonLocales, ...page.locales]);
  await act(async () =>
    render(
      <HostProviders>
        <Address />
        <Switcher />
        <Routes>
          <Route path="/admin/*" element={<page.Component />} />
        </Routes>
        <NotificationArea label="Notifications" />
      </HostProviders>,
    ),
  );
  return userEvent.setup();
}

/** Waits for a notification. */
export const findNotification = async (text: string | RegExp) =>
  within(await screen.findByRole('region', { name: /Notifications/ })).findByText(text);

/** Waits until a notification is removed, less than the 4 seconds after which a failure closes. */
export const notificationRemoved = (text: string) =>
  waitFor(
    () => {
      const area = screen.queryByRole('region', { name: /Notifications/ });
      expect(area && within(area).queryByText(text)).toBeNull();
    },
    { timeout: 2000 },
  );
