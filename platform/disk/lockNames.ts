/** The files in a site's folder and in a data folder that exist while a process holds them. */
export const lockNames = {
  /** In a data folder: its server, or the command that reads it. */
  data: 'server.lock',
  /** In a site's folder: its server. The dot keeps it, as the next two, from being served and uploaded. */
  server: '.server.lock',
  /** In a site's folder: who replaces the live generation. */
  site: '.site.lock',
  /** In a site's folder: who publishes. */
  publish: '.publish.lock',
} as const;

/** While a process looks at a lock and writes it. */
export const turnOf = (lock: string) => `${lock}.turn`;

const names: readonly string[] = Object.values(lockNames).flatMap((name) => [name, turnOf(name)]);

export const isLock = (name: string) => names.includes(name);
