import type { LoadMenus } from '../../core/catalogue/menus';
import { left, right } from '../../core/shared/either';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { fromWire } from './menus-wire';

export interface FetchedMenusOptions {
  readonly fetch: typeof fetch;
  /** The address of the menus. */
  readonly address: string;
  readonly timeoutMs: number;
}

const SERVICE = 'shop';

/**
 * Fetches the menus from the storefront server. Credentials are omitted, because the menus are the same for every
 * shopper and may come from a shared cache.
 */
export const makeFetchedMenus =
  ({ fetch, address, timeoutMs }: FetchedMenusOptions): LoadMenus =>
  async () => {
    try {
      const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) return left(refusal(response));
      const menus = fromWire(JSON.parse(await response.text()));
      return menus === undefined ? left(UNINTELLIGIBLE) : right(menus);
    } catch (error) {
      return left(failureOf(error));
    }
  };

const UNINTELLIGIBLE: UpstreamFailure = { kind: 'unintelligible', service: SERVICE, problems: ['expected menus'] };

const refusal = ({ status, statusText }: Response): UpstreamFailure => ({
  kind: 'refused',
  service: SERVICE,
  status,
  facts: [],
  codes: [],
  message: statusText,
  parameters: [],
  isLocal: true,
});

const failureOf = (error: unknown): UpstreamFailure => {
  if (error instanceof SyntaxError) return UNINTELLIGIBLE;
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return { kind: 'unreachable', service: SERVICE, cause: isLate ? 'timed-out' : 'network' };
};
