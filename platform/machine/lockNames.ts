export const lockNames = {
  /** In a data folder; the others are in a site's folder. */
  data: 'server.lock',
  /** The dot keeps it, as the next two, from being served and uploaded. */
  server: '.server.lock',
  site: '.site.lock',
  publish: '.publish.lock',
} as const;

export const turnOf = (lock: string) => `${lock}.turn`;
