/** Beside the built files: the copies of shared libraries that the build contains. The release tool reads it. */
export const OWN_FILE = 'own.json';

/** The name of the chunk with these copies. */
export const OWN_CHUNK = 'own-libraries';

/** What the file holds, by library. */
export type OwnLibraries = Record<string, { version: string }>;
