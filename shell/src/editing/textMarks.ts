import type { TextKey } from '@shop/shared-contract';
import type { PostProcessorModule, TOptions } from 'i18next';

/** Invisible: a separator, and the variation selectors as the digits of a hexadecimal number. */
const SEPARATOR = '\u2063';
const FIRST_DIGIT = 0xfe00;
const MARK = /\u2063([\ufe00-\ufe0f]+)/g;

const TAG = /(<\/?\w+>)/;

const marked: TextKey[] = [];

export const isSameText = (one: TextKey, other: TextKey) =>
  one.key === other.key && one.namespace === other.namespace && one.language === other.language;

function markOf(text: TextKey): string {
  const known = marked.findIndex((each) => isSameText(each, text));
  const number = known < 0 ? marked.push(text) - 1 : known;
  const digits = [...number.toString(16)].map((digit) => FIRST_DIGIT + Number.parseInt(digit, 16));
  return SEPARATOR + String.fromCharCode(...digits);
}

function textOf(characters: string): TextKey | undefined {
  const digits = [...characters].map((each) => (each.charCodeAt(0) - FIRST_DIGIT).toString(16));
  return marked[Number.parseInt(digits.join(''), 16)];
}

interface Resolved {
  i18nResolved?: {
    res?: unknown;
    exactUsedKey?: string;
    usedNS?: string;
    usedLng?: TextKey['language'];
  };
}

/** Appends a mark to each translation, and to each part between the tags of a translation. */
export const textMarker: PostProcessorModule = {
  type: 'postProcessor',
  name: 'textMarker',
  process(value: string, _keys, options: TOptions & Resolved) {
    const {
      res,
      exactUsedKey: key,
      usedNS: namespace,
      usedLng: language,
    } = options.i18nResolved ?? {};
    if (typeof res !== 'string' || !key || !namespace || !language) return value;
    // The marks of translations that were filled in follow its own.
    const marks = [markOf({ namespace, key, language }), ...(value.match(MARK) ?? [])].join('');
    return value
      .replace(MARK, '')
      .split(TAG)
      .map((part) => (part.trim() === '' || TAG.test(part) ? part : part + marks))
      .join('');
  },
};

/** On elements with a text of their own, for the style sheet. */
export const HAS_TEXT = 'data-has-text';

const textsByNode = new WeakMap<Node, TextKey[]>();

/** Removes the marks of a text or an attribute before it is painted, and stores what they name. */
function readMarks(node: Text | Attr) {
  const value = node.nodeValue ?? '';
  const found = [...value.matchAll(MARK)].flatMap(([, digits = '']) => textOf(digits) ?? []);
  if (found.length === 0) {
    textsByNode.delete(node);
    return;
  }
  textsByNode.set(node, found);
  node.nodeValue = value.replace(MARK, '');
  const element = node instanceof Attr ? node.ownerElement : node.parentElement;
  element?.setAttribute(HAS_TEXT, '');
}

function readMarksBelow(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) readMarks(node);
    else if (node instanceof Element) for (const each of [...node.attributes]) readMarks(each);
  }
}

/** Reads the marks of what is rendered from now on. */
export function watchTexts(onChange: () => void) {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(readMarksBelow);
      else if (target instanceof Text) readMarks(target);
      else if (target instanceof Element) {
        const attribute = target.getAttributeNode(attributeName ?? '');
        if (attribute) readMarks(attribute);
      }
    }
    onChange();
    // Discards the records of what was changed here.
    observer.takeRecords();
  });
  const everything = { childList: true, characterData: true, attributes: true, subtree: true };
  observer.observe(document, everything);
}

const ownTexts = (element: Element, withAttributes = true): TextKey[] =>
  [...element.childNodes, ...(withAttributes ? element.attributes : [])].flatMap(
    (node) => textsByNode.get(node) ?? [],
  );

/** The elements that show a text. */
export const elementsWith = (text: TextKey): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${HAS_TEXT}]`)].filter((element) =>
    ownTexts(element).some((each) => isSameText(each, text)),
  );

const hasForeignText = (element: Element) =>
  element.matches('img, video') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The texts of what was pressed: empty for a text that is in no dictionary, undefined where there is no text. */
export function textsAt(pressed: Element): TextKey[] | undefined {
  for (let element: Element | null = pressed; element; element = element.parentElement) {
    const isControl = element.matches('a, button, label, summary, figure');
    const own = ownTexts(element, isControl || element === pressed);
    if (own.length > 0) return own;
    if (hasForeignText(element)) return [];
    if (isControl) return [...element.querySelectorAll('*')].flatMap((each) => ownTexts(each));
  }
  return undefined;
}
