interface Copy {
  from: string;
  loaded?: unknown;
}

/** What the federation runtime notes in a page: by host, scope, library and version. */
interface FederatedPage {
  __FEDERATION__?: {
    __SHARE__?: Record<string, Record<string, Record<string, Record<string, Copy>>>>;
  };
}

/**
 * Runs in the page too, so it uses nothing outside itself.
 * @returns a sentence for each library that the shell shares and of which the page runs another copy
 */
export function otherCopies(page: object = globalThis): string[] {
  const scopes = Object.values((page as FederatedPage).__FEDERATION__?.__SHARE__ ?? {}).flatMap(
    (each) => Object.values(each),
  );
  const sentences = scopes.flatMap((libraries) =>
    Object.entries(libraries).flatMap(([name, versions]) => {
      const copies = Object.entries(versions);
      if (!copies.some(([, { from }]) => from === 'shell')) return [];
      return copies
        .filter(([, { from, loaded }]) => from !== 'shell' && loaded)
        .map(([version, { from }]) => `runs ${name} ${version} of ${from} beside the shell’s copy`);
    }),
  );
  return [...new Set(sentences)];
}
