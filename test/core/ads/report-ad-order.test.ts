import * as E from 'fp-ts/Either';
import { makeReportAdOrder } from '../../../core/ads/server/report-ad-order';
import { AN_ORDER } from '../../builders/upstream-ads';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';
import { FakeAdServer } from '../../fakes/fake-ad-server';
import { FakeLogger } from '../../fakes/fake-logger';

const world = () => {
  const adServer = new FakeAdServer();
  const logger = new FakeLogger();
  let pauses = 0;
  const comesBack = { after: Infinity };
  const pause = () => async () => {
    pauses += 1;
    if (pauses >= comesBack.after) adServer.isBack();
  };
  return { adServer, logger, comesBack, report: makeReportAdOrder({ adServer, pause, logger }), pauses: () => pauses };
};

test('[ORD-03] reports an order', async () => {
  const { adServer, report, pauses } = world();
  expect(await report(AN_ORDER)()).toEqual(E.right(undefined));
  expect([adServer.ordered(), pauses()]).toEqual([[AN_ORDER], 0]);
});

test('[ORD-03] reports it once more after a temporary failure', async () => {
  const { adServer, comesBack, report } = world();
  adServer.isDown();
  comesBack.after = 1;
  expect(await report(AN_ORDER)()).toEqual(E.right(undefined));
  expect(adServer.ordered()).toEqual([AN_ORDER]);
});

test('[ORD-03] logs a lost report without its content', async () => {
  const { adServer, logger, report, pauses } = world();
  adServer.isDown();
  expect(await report(AN_ORDER)()).toEqual(E.left(anUnreachable({ service: 'ads' })));
  expect(pauses()).toBe(1);
  expect(JSON.stringify(logger.lines)).toMatch(/report of an order to the ad server is lost/);
  expect(JSON.stringify(logger.lines)).not.toContain('SKU-1001');
});

test('[ORD-03] does not repeat what the ad server refuses', async () => {
  const { adServer, report, pauses } = world();
  adServer.fails(aRefusal({ service: 'ads' }));
  expect(await report(AN_ORDER)()).toMatchObject(E.left({ kind: 'refused' }));
  expect(pauses()).toBe(0);
});
