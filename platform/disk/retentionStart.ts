const DAYS = 30;

/**
 * The start of the retention period, in milliseconds. An open tab may still request the versions and
 * the content that its page was opened with; the rule assumes that no tab stays open for longer.
 */
export const retentionStart = (now: number) => now - DAYS * 24 * 60 * 60 * 1000;
