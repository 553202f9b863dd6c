const known = new Map<string, string>();

function verifyElements(prototype: HTMLScriptElement | HTMLLinkElement, attribute: 'src' | 'href') {
  const property = Object.getOwnPropertyDescriptor(prototype, attribute);
  if (!property) return;
  Object.defineProperty(prototype, attribute, {
    ...property,
    set(this: HTMLScriptElement | HTMLLinkElement, address: string) {
      property.set?.call(this, address);
      const digest = known.get(property.get?.call(this));
      if (!digest) return;
      this.integrity = digest;
      this.crossOrigin = 'anonymous';
    },
  });
}

/**
 * For a build that sets no digests itself. Bundlers' loaders of chunks have no hook for it (webpack/webpack, issue
 * 14310), so the addresses that elements get are watched.
 * @param digests by the name of the file
 */
export function verifyFiles(base: string, digests: Readonly<Record<string, string>>) {
  if (known.size === 0) {
    verifyElements(HTMLScriptElement.prototype, 'src');
    verifyElements(HTMLLinkElement.prototype, 'href');
  }
  for (const [name, digest] of Object.entries(digests)) {
    known.set(new URL(base + name, location.href).href, digest);
  }
}
