import {
  commonLocales,
  type Language,
  type Locales,
  loadLocales,
  startEngine,
  useLanguage,
} from '@shop/shared-i18n';
import { type ReactNode, useEffect } from 'react';

/**
 * Starts i18next with the dictionaries of a language.
 * @param sets locales besides the common ones
 * @param language English by default
 */
export async function startTranslations(sets: readonly Locales[] = [], language: Language = 'en') {
  await startEngine(language);
  await loadLocales([commonLocales, ...sets], language);
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
