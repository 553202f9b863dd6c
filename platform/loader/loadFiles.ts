/** When a file that neither arrives nor fails counts as failed, in milliseconds. */
const LONGEST_LOAD = 120_000;

/** Adds an element to the document, and removes it unless its file arrives. */
function loadWith(element: HTMLScriptElement | HTMLLinkElement, url: string, integrity: string) {
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  const loading = new Promise<void>((resolve, reject) => {
    const fail = () => {
      element.remove();
      reject(new Error(`${url} cannot be loaded, or its content differs from the release`));
    };
    const timer = setTimeout(fail, LONGEST_LOAD);
    element.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    element.onerror = () => {
      clearTimeout(timer);
      fail();
    };
  });
  document.head.append(element);
  return loading;
}

/**
 * Loads and runs a script.
 * @param integrity its digest, as the attribute reads it
 * @throws when it cannot be loaded, or has another digest
 */
export function loadScript(url: string, integrity = ''): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  return loadWith(script, url, integrity);
}

/** Whether the document has a style sheet, or the style that the composer made from it. */
const hasStyle = (names: string[]) =>
  [...document.querySelectorAll('link[rel="stylesheet"], style[data-href]')].some((element) => {
    const name = element.getAttribute('data-href') ?? element.getAttribute('href');
    return names.includes(name?.split('?')[0] ?? '');
  });

/**
 * Loads a style sheet, unless the document has it.
 * @param base the folder that its name is relative to, which ends with `/`
 * @throws as `loadScript`
 */
export async function loadStyle(base: string, name: string, integrity: string): Promise<void> {
  const url = base + name;
  if (hasStyle([name, url])) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  await loadWith(link, url, integrity);
}
