import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdCall } from '../../core/ads/ad-call';
import type { AdFailure, AdGateway } from '../../core/ads/ad-gateway';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { Logger } from '../../core/shared/logger';
import type { Pause } from '../../core/shared/pause';
import { adAnswer, catapultAnswer } from './ads-wire';
import { ADS_SERVICE, askAds, type AdDoor } from './ask-ads';
import type { Read } from './wire-reading';

const MOST_PROBLEMS = 10;

/**
 * Ads by way of the shop's door, `POST {origin}/api/proxy/citrus`, over the page's own fetch. Paths in an answer are the
 * shop's: on pages of others its origin goes before them. Why single ads were left out is logged in one line.
 */
export class HttpAdGateway implements AdGateway {
  constructor(
    private readonly door: AdDoor,
    private readonly pause: Pause,
    private readonly logger: Logger,
  ) {}

  readonly grid: AdGateway['grid'] = (call, signal) => this.ask(call, adAnswer, signal);

  readonly carousel: AdGateway['carousel'] = (call, signal) => this.ask(call, adAnswer, signal);

  readonly catapult: AdGateway['catapult'] = (call, signal) => this.ask(call, catapultAnswer, signal);

  private ask<A>(call: AdCall, read: Read<A>, signal: AbortSignalLike | undefined): TaskEither<AdFailure, A> {
    return async () => {
      const asked = await askAds(this.door, this.pause, call, signal)();
      if (asked._tag === 'Left') return asked;
      const problems: string[] = [];
      const leftOut: string[] = [];
      const answer = read(asked.right, { path: '', problems, leftOut, origin: this.door.origin });
      if (leftOut.length > 0) this.logger.warn('ads were left out', { problems: leftOut.slice(0, MOST_PROBLEMS) })();
      return problems.length === 0
        ? { _tag: 'Right', right: answer }
        : { _tag: 'Left', left: { kind: 'unintelligible', service: ADS_SERVICE, problems } };
    };
  }
}
