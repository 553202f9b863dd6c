import type { EditedPageMessage, EditingMessage, TextKey } from '@shop/shared-contract';
import { LANGUAGES, provideTexts } from '@shop/shared-i18n';
import i18next from 'i18next';
import type { Page } from '../page/createPage';
import { elementsWith, HAS_TEXT, isSameText, textMarker, textsAt, watchTexts } from './textMarks';

const CHOSEN = 'data-is-chosen';

const style = `
  [${HAS_TEXT}]:hover { outline: 2px dashed #c2410c; outline-offset: 2px; cursor: pointer; }
  [${CHOSEN}], [${CHOSEN}]:hover { outline: 3px solid #c2410c; outline-offset: 3px; }
`;

/** The only origin whose page may edit this one. */
let staffOrigin: string;

const send = (message: EditedPageMessage) => parent.postMessage(message, staffOrigin);

let chosen: TextKey | undefined;

function outlineChosen() {
  const elements = chosen ? elementsWith(chosen) : [];
  for (const each of document.querySelectorAll(`[${CHOSEN}]`)) {
    if (!elements.includes(each as HTMLElement)) each.removeAttribute(CHOSEN);
  }
  for (const each of elements) each.setAttribute(CHOSEN, '');
  return elements;
}

/** Shows the texts as a published page does: they replace those of the dictionaries, which are read again. */
async function show({ texts, chosen: next }: EditingMessage) {
  for (const language of LANGUAGES) provideTexts(language, texts[language]);
  const loaded = LANGUAGES.filter((language) => i18next.getDataByLanguage(language));
  await i18next.reloadResources(loaded, namespaces());
  // Components render again when the language changes.
  await i18next.changeLanguage(i18next.language);
  const isOther = next && !(chosen && isSameText(next, chosen));
  chosen = next;
  const seen = outlineChosen().find((element) => element.getClientRects().length > 0);
  if (isOther) seen?.scrollIntoView({ block: 'nearest' });
}

const namespaces = () => Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});

const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Record<string, Value> =>
    typeof value === 'object' && value !== null && Object.values(value).every(isValue);
const isTexts = isRecordOf(isRecordOf((value) => typeof value === 'string'));

function isEditingMessage(data: unknown): data is EditingMessage {
  const { texts } = (data ?? {}) as Partial<EditingMessage>;
  return LANGUAGES.every((language) => isTexts(texts?.[language]));
}

/** Receives the messages of staff's page. Resolves with the first one. */
const listen = () =>
  new Promise<EditingMessage>((resolve) => {
    window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== staffOrigin || source !== parent || !isEditingMessage(data)) return;
      resolve(data);
      void show(data);
    });
  });

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A press selects a text and does nothing else. Only menus and disclosures open, because there are texts in them. */
function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  if (!event.target.closest('summary, button[aria-expanded]')) stop(event);
  const texts = textsAt(event.target);
  if (texts) send({ type: 'pressed', texts });
}

/**
 * Lets staff edit the page's texts from the page that frames it. Call it before anything is rendered: it marks the
 * translations.
 * @param staff the origin of staff's pages
 * @returns the draft that the page shows in place of what is published, if there is one
 */
export async function startEditing({ loadContent }: Pick<Page, 'loadContent'>, staff: string) {
  staffOrigin = staff;
  // Otherwise the browser may offer to translate what must be read as it is published.
  document.documentElement.translate = false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  i18next.use(textMarker);
  Object.assign(i18next.options, { postProcess: textMarker.name, postProcessPassResolved: true });
  watchTexts(outlineChosen);
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('submit', stop, { capture: true });
  // Otherwise the published content would replace the texts of the form once it is loaded.
  await loadContent().catch(() => undefined);
  let sentCount = 0;
  i18next.on('loaded', () => {
    // Texts that are read again are no new namespaces.
    if (namespaces().length === sentCount) return;
    sentCount = namespaces().length;
    send({ type: 'shown', namespaces: namespaces() });
  });
  const first = listen();
  send({ type: 'ready' });
  return (await first).page;
}
