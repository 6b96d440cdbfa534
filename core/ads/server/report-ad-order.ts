import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Logger } from '../../shared/logger';
import type { Pause } from '../../shared/pause';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { AdOrder, AdServer } from './ad-server';
import { isTemporary, RETRY_REPORT_AFTER_MS } from './count-ads';

export interface ReportAdOrderPorts {
  readonly adServer: Pick<AdServer, 'order'>;
  readonly pause: Pause;
  readonly logger: Logger;
}

/**
 * Reports an order to the ad server, so that it counts for the ads that led to it. A report that fails temporarily is
 * sent once more, which is safe: the ad server counts an order once. A report that is lost is logged.
 */
export type ReportAdOrder = (order: AdOrder) => TE.TaskEither<UpstreamFailure, void>;

export const makeReportAdOrder =
  ({ adServer, pause, logger }: ReportAdOrderPorts): ReportAdOrder =>
  (order) => {
    const again = pipe(
      TE.fromTask<void, UpstreamFailure>(pause(RETRY_REPORT_AFTER_MS)),
      TE.chain(() => adServer.order(order)),
    );
    return pipe(
      adServer.order(order),
      TE.orElse((failure) => (isTemporary(failure) ? again : TE.left(failure))),
      TE.orElseFirstIOK((failure) =>
        logger.warn('the report of an order to the ad server is lost', { ...failure, facts: undefined }),
      ),
    );
  };
