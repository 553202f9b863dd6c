/**
 * The port where the site is reached when no other is chosen: of `npm start`, and of the shell in
 * development. A remote's is in its `remote.json`.
 */
export const DEFAULT_PORT = 3000;

/** The ports that a development server needs to know. */
export interface DevPorts {
  /** Its own port. */
  own: number;
  /** The port of the backend, to which the shell's server forwards requests. */
  backend?: number;
}

/** The environment that passes the chosen ports to the process of a development server. */
export const devEnvironment = ({ own, backend }: DevPorts): Record<string, string> => ({
  DEV_PORT: String(own),
  ...(backend ? { DEV_BACKEND_PORT: String(backend) } : {}),
});

/**
 * Reads the ports that were chosen for the development server of this process.
 * @param usual the app's port where none was chosen
 */
export function devPorts(usual: number): DevPorts {
  const { DEV_PORT, DEV_BACKEND_PORT } = process.env;
  return {
    own: Number(DEV_PORT ?? usual),
    ...(DEV_BACKEND_PORT ? { backend: Number(DEV_BACKEND_PORT) } : {}),
  };
}
