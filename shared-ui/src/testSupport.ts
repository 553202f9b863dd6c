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
 * Gives a test real words.
 * @param sets dictionaries beside the common ones
 * @param language English by default
 */
export async function startWords(sets: readonly Locales[] = [], language: Language = 'en') {
  await startEngine(language);
  await loadLocales([commonLocales, ...sets], language);
}

/**
 * Switches the language as a visitor would; stands within a LanguageProvider.
 * @param props the language, and what shows once it is spoken
 */
export function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  const { language: current, setLanguage } = useLanguage();
  useEffect(() => void setLanguage(language), [language, setLanguage]);
  return current === language ? children : null;
}

// jsdom knows <dialog> but not how to open one: importing this module teaches it.
const returnTo = new WeakMap<HTMLDialogElement, Element | null>();

function pressEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const goesOn = this.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (goesOn) this.close();
}

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    returnTo.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.addEventListener('keydown', pressEscape);
  },
  close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.removeEventListener('keydown', pressEscape);
    const before = returnTo.get(this);
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});
