import { tsImport } from 'tsx/esm/api';

// A module of its own: Node keeps it for all test files of a process.
export const { createBackend } = await tsImport('../createBackend.ts', import.meta.url);
