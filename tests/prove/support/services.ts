const { AUTH_SERVICE, REST_SERVICE, STORAGE_SERVICE } = process.env;

/** Addresses of the services that run (docs/rehearsal.md). The embedded backend stands for a part without one. */
export const services = { auth: AUTH_SERVICE, rest: REST_SERVICE, storage: STORAGE_SERVICE };

export type Part = keyof typeof services;

export const PARTS = Object.keys(services) as Part[];

export const running = PARTS.filter((part) => services[part]);
