/** The port of `npm start`, and of the shell in development. A remote's is in its `remote.json`. */
export const DEFAULT_PORT = 3000;

export interface DevPorts {
  own: number;
  /** The shell's server forwards requests there. */
  backend?: number;
}

export const devEnvironment = ({ own, backend }: DevPorts): Record<string, string> => ({
  DEV_PORT: String(own),
  ...(backend ? { DEV_BACKEND_PORT: String(backend) } : {}),
});

/** `usual` is the app's port where none was chosen. */
export function devPorts(usual: number): DevPorts {
  const { DEV_PORT, DEV_BACKEND_PORT } = process.env;
  return {
    own: Number(DEV_PORT ?? usual),
    ...(DEV_BACKEND_PORT ? { backend: Number(DEV_BACKEND_PORT) } : {}),
  };
}
