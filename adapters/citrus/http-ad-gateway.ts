import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdCall } from '../../core/ads/ad-call';
import type { AdFailure, AdGateway } from '../../core/ads/ad-gateway';
import type { GivingUp } from '../../core/shared/giving-up';
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

  readonly grid: AdGateway['grid'] = (call, givingUp) => this.ask(call, adAnswer, givingUp);

  readonly carousel: AdGateway['carousel'] = (call, givingUp) => this.ask(call, adAnswer, givingUp);

  readonly catapult: AdGateway['catapult'] = (call, givingUp) => this.ask(call, catapultAnswer, givingUp);

  private ask<A>(call: AdCall, read: Read<A>, givingUp: GivingUp | undefined): TaskEither<AdFailure, A> {
    return async () => {
      const asked = await askAds(this.door, this.pause, call, givingUp)();
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
