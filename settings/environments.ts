/** The environments that a shop runs in (CFG-03). */
export const ENVIRONMENTS = ['production', 'staging', 'performance', 'integration'] as const;

export type ShopEnvironment = (typeof ENVIRONMENTS)[number];

export const isEnvironment = (name: string): name is ShopEnvironment =>
  ENVIRONMENTS.some((environment) => environment === name);

/** A host and the environment that it belongs to. */
export interface EnvironmentHost {
  readonly environment: ShopEnvironment;
  /** In lower case, without a port. */
  readonly host: string;
}

/** The search service of one environment. */
export interface EnvironmentSearch {
  readonly key: string;
  readonly url: string;
}

/** Returns the environment of a host, by the list of hosts; a host that is not listed is in production (CFG-03). */
export const environmentOf = (host: string, hosts: ReadonlyArray<EnvironmentHost>): ShopEnvironment =>
  hosts.find((row) => row.host === host.toLowerCase())?.environment ?? 'production';
