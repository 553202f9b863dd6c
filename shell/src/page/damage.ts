/** What a remote can break for everybody. The composer, which loads this file too, has none of it. */
const watched = (): [owner: object, keys: string][] => [
  [window, 'fetch setTimeout addEventListener Promise'],
  [history, 'pushState replaceState'],
  [document, 'querySelector createElement'],
  [Node.prototype, 'appendChild removeChild'],
  [Array.prototype, 'map push'],
  [JSON, 'parse stringify'],
];

const stateNow = () =>
  new Map<string, unknown>([
    ...watched().flatMap(([owner, keys]) =>
      keys.split(' ').map((key) => [key, Reflect.get(owner, key)] as const),
    ),
    // Every loop over keys would meet another one.
    ['Object.prototype', Reflect.ownKeys(Object.prototype).length],
    ['Array.prototype', Reflect.ownKeys(Array.prototype).length],
    ...['header', 'header [href^=tel]'].map(
      (selector) => [selector, document.querySelector(selector) !== null] as const,
    ),
  ]);

/**
 * Watches what a remote's code can break for everybody, and no boundary contains. It restores nothing.
 * @returns reads what has changed since the last call: each change is named once
 */
export function watchDamage(): () => string[] {
  let before = stateNow();
  return () => {
    const now = stateNow();
    // A header that is there again, or for the first time, is no damage.
    const damaged = [...now.keys()].filter(
      (name) => now.get(name) !== before.get(name) && now.get(name) !== true,
    );
    before = now;
    return damaged;
  };
}
