import nock from 'nock';
import { HttpErrorLog } from '../../../adapters/error-log/http-error-log';
import type { ErrorFacts } from '../../../core/shared/error-log';
import { errorLogContract } from '../../contracts/error-log.contract';
import { FakeErrorLog } from '../../fakes/fake-error-log';
import { serve, site } from '../commerce/commerce-site';

const FACTS = { kind: 'refused', service: 'commerce', status: 500 };

errorLogContract('HttpErrorLog', () => {
  const seen = serve(() => [204]);
  return {
    log: new HttpErrorLog(site()),
    received: () =>
      seen.map(({ method, path, body }) => {
        expect([method, path]).toEqual(['POST', '/api/log-error']);
        const { section, data } = body as { section: string; data: ErrorFacts };
        return { section, facts: data };
      }),
  };
});

errorLogContract('FakeErrorLog', () => {
  const log = new FakeErrorLog();
  return { log, received: () => log.reports };
});

test.each([
  ['refuses', () => void serve(() => [500, { errors: [] }])],
  ['cannot be reached', () => void nock('http://commerce.test').post(/.*/).replyWithError('socket hang up')],
])('[USR-10] ignores a log that %s', async (_case, arrange) => {
  arrange();
  expect(await new HttpErrorLog(site()).report('wallet', FACTS)()).toBeUndefined();
});
