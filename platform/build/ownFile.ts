import { z } from 'zod';

/** Beside the built files: the copies of shared libraries that the build contains. The release tool reads it. */
export const OWN_FILE = 'own.json';

/** The name of the chunk with these copies. */
export const OWN_CHUNK = 'own-libraries';

export const ownLibrariesSchema = z.record(z.string(), z.object({ version: z.string() }));
export type OwnLibraries = z.infer<typeof ownLibrariesSchema>;
