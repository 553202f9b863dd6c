import { type LedgerEntry, readLedger, writeLedger } from '../site/composeLedger';

/** How much work of an interrupted run may be lost, in milliseconds. */
const SAVE_AFTER_MS = 1_000;

/**
 * A page that is being replaced has no entry in the file: an interrupted run must not leave an entry
 * beside the HTML of another version.
 */
export function openLedger(folder: string) {
  const entries = readLedger(folder);
  const beingReplaced = new Set<string>();
  let savedAt = performance.now();

  function save() {
    const whole = Object.entries(entries).filter(([address]) => !beingReplaced.has(address));
    writeLedger(folder, Object.fromEntries(whole));
    savedAt = performance.now();
  }

  function finish(address: string) {
    beingReplaced.delete(address);
    if (performance.now() - savedAt > SAVE_AFTER_MS) save();
  }

  return {
    entries,
    /** Called before HTML is replaced, once for all pages of a run. */
    beginReplacing(addresses: readonly string[]) {
      for (const address of addresses) beingReplaced.add(address);
      if (addresses.some((address) => address in entries)) save();
    },
    replaced(address: string, made: LedgerEntry) {
      entries[address] = made;
      finish(address);
    },
    /** The HTML of a page stays as it is. */
    kept: finish,
  };
}

export type OpenLedger = ReturnType<typeof openLedger>;
