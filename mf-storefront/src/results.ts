/**
 * The part of a catalogue's page at which a search arrives. mf-booking names it too: at run time
 * `shared-contract` is the shell's, and an older shell would not have it.
 */
export const RESULTS = '#results';
