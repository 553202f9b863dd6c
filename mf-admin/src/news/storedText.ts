/** Reads a text of this browser; null where there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The choice counts on this page only.
  }
}
