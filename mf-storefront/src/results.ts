/** The part of a catalogue's page at which a search arrives. */
export const RESULTS = '#results';
