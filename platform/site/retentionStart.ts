const DAYS = 30;

/** In milliseconds. Assumes that no tab stays open for longer: it may request the files of its page. */
export const retentionStart = (now: number) => now - DAYS * 24 * 60 * 60 * 1000;
