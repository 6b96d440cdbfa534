import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdCall } from '../../core/ads/ad-call';
import type { AdFailure, AdGateway } from '../../core/ads/ad-gateway';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import { isLeft, left, right } from '../../core/shared/either';
import type { Logger } from '../../core/shared/logger';
import type { Pause } from '../../core/shared/pause';
import { adResponse, catapultResponse } from './ads-wire';
import { ADS_SERVICE, requestAds, type AdProxy } from './request-ads';
import type { Read } from './wire-reading';

const MAX_PROBLEMS = 10;

/**
 * Fetches ads from the storefront's proxy (`POST {origin}/api/proxy/citrus`). Paths in a response belong to the shop, so on
 * other sites they are prefixed with its origin. Invalid ads are left out and logged in one line.
 */
export class HttpAdGateway implements AdGateway {
  readonly #proxy: AdProxy;
  readonly #pause: Pause;
  readonly #logger: Logger;

  constructor(proxy: AdProxy, pause: Pause, logger: Logger) {
    this.#proxy = proxy;
    this.#pause = pause;
    this.#logger = logger;
  }

  readonly grid: AdGateway['grid'] = (call, signal) => this.#request(call, adResponse, signal);

  readonly carousel: AdGateway['carousel'] = (call, signal) => this.#request(call, adResponse, signal);

  readonly catapult: AdGateway['catapult'] = (call, signal) => this.#request(call, catapultResponse, signal);

  #request<A>(call: AdCall, read: Read<A>, signal: AbortSignalLike | undefined): TaskEither<AdFailure, A> {
    return async () => {
      const requested = await requestAds(this.#proxy, this.#pause, call, signal)();
      if (isLeft(requested)) return requested;
      const problems: string[] = [];
      const leftOut: string[] = [];
      const response = read(requested.right, { path: '', problems, leftOut, origin: this.#proxy.origin });
      if (leftOut.length > 0) this.#logger.warn('ads were left out', { problems: leftOut.slice(0, MAX_PROBLEMS) })();
      return problems.length === 0 ? right(response) : left({ kind: 'unintelligible', service: ADS_SERVICE, problems });
    };
  }
}
