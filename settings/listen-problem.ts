export interface Listening {
  readonly host: string;
  readonly port: number;
  /** The names of the settings for host and port. */
  readonly names: { readonly host: string; readonly port: string };
}

/** Returns one line that says why a server cannot listen and which setting to change; undefined for other errors. */
export const listenProblem = (error: unknown, { host, port, names }: Listening): string | undefined => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: end that one, or set ${names.port} to another port.`;
    case 'EACCES':
      return `Port ${port} on ${host} may not be used by this user: set ${names.port} to a port from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${names.host} must be an address of this machine, not ${JSON.stringify(host)}.`;
    default:
      return undefined;
  }
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
