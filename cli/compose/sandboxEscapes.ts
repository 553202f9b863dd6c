import type { OnEscapes } from '@shop/platform/compose/renderProcess';

const sentenceOf = (escapes: readonly string[]) =>
  `While a page is rendered on this machine, its code can ${escapes.join(', ')}.`;

const REMEDY =
  'Linux with bubblewrap (apt-get install bubblewrap) prevents it, or Linux where this account may create namespaces (unshare --map-root-user --mount).';

let isWarned = false;

/** An operator has chosen the code that is rendered. */
export const warnOfEscapes: OnEscapes = (escapes) => {
  if (!isWarned) {
    console.warn(`  ${sentenceOf(escapes)} Releases by token are rejected. ${REMEDY}`);
  }
  isWarned = true;
};

/** @throws an Error with the names of the probes */
export const rejectEscapes: OnEscapes = (escapes) => {
  throw new Error(`This server accepts no releases by token. ${sentenceOf(escapes)} ${REMEDY}`);
};
