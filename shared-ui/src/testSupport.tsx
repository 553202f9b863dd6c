import {
  commonLocales,
  initI18n,
  type Language,
  LanguageProvider,
  type Locales,
  loadLocales,
  useLanguage,
} from '@shop/shared-i18n';
import { MemoryRouter, useLocation } from '@shop/shared-vendor';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { NotificationArea } from './notifications/NotificationArea';
import { validStructuredData } from './page/testSupport/structuredData';

/**
 * Starts the translations, with the dictionaries of a language.
 * @param sets locales besides the common ones
 * @param language English by default
 */
export async function startTranslations(sets: readonly Locales[] = [], language: Language = 'en') {
  initI18n(language);
  await loadLocales([commonLocales, ...sets]);
}

/**
 * Switches the language, within a LanguageProvider.
 * @param props the language, and the children that are rendered once it is the current one
 */
export function WithLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { language: current, setLanguage } = useLanguage();
  useEffect(() => void setLanguage(language), [language, setLanguage]);
  return current === language ? children : null;
}

/**
 * Waits until a button can be pressed: what takes the place of a pressed one is disabled for a moment.
 * @param name its accessible name
 */
export async function findEnabledButton(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
}

/** The structured data of the page, validated by a schema. */
export const structuredData = () =>
  validStructuredData(
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  );

/** Replaces the pages of other remotes: shows the address and the state of the navigation. */
export function OtherPage() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

interface RenderOptions {
  /** Locales besides the common ones. */
  locales: readonly Locales[];
  /** English by default. */
  language?: Language | undefined;
  /** The initial address; `/` by default. */
  at?: NonNullable<ComponentProps<typeof MemoryRouter>['initialEntries']>[number];
}

/** Renders routes as the shell does: with translations, a router and notifications. */
export async function renderInShell(
  routes: ReactNode,
  { locales, language = 'en', at = '/' }: RenderOptions,
) {
  await startTranslations(locales);
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <LanguageProvider>
          <WithLanguage language={language}>
            {routes}
            <NotificationArea label="Notifications" />
          </WithLanguage>
        </LanguageProvider>
      </MemoryRouter>,
    ),
  );
}

/**
 * Sets the date for each test of a file.
 * @param fake the timers that are faked too; none by default, since user-event and the queries need
 *   real ones
 */
export function setSystemTime(
  instant: string,
  fake: readonly ('setInterval' | 'clearInterval')[] = [],
) {
  const timers = [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ] as const;
  const doNotFake = timers.filter((name) => !fake.some((other) => other === name));
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(instant), doNotFake });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

// jsdom has <dialog> without its methods: this module adds them when it is imported.
const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();

function pressEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const isAccepted = this.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (isAccepted) this.close();
}

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    previousFocus.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.addEventListener('keydown', pressEscape);
  },
  close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.removeEventListener('keydown', pressEscape);
    const element = previousFocus.get(this);
    if (element instanceof HTMLElement) element.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});
