/** What could not be stored, because storage is blocked or full: it counts until the page is closed. */
const unstored = new Map<string, string>();

/** Reads a text of this browser; null where there is none. */
export function readStoredText(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}
