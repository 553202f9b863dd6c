import {
  commonMessages,
  type Language,
  loadMessages,
  type MessageSet,
  startEngine,
} from '@shop/shared-i18n';

/**
 * Gives a test real words.
 * @param sets dictionaries beside the common ones
 * @param language English by default
 */
export async function startWords(sets: readonly MessageSet[] = [], language: Language = 'en') {
  await startEngine(language);
  await loadMessages([commonMessages, ...sets], language);
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
