/**
 * Where a search arrives in a catalogue. mf-booking names it too: `shared-contract` is the shell's at run time, and
 * an older shell would not have it.
 */
export const RESULTS = '#results';
