import nock from 'nock';
import { HttpErrorLog } from '../../../adapters/error-log/http-error-log';
import { serve, site } from '../commerce/commerce-site';

const FACTS = { kind: 'refused', service: 'commerce', status: 500 };

test("[USR-10] posts a report to the site's log-error with its section and data", async () => {
  const seen = serve(() => [204]);
  await new HttpErrorLog(site()).report('wallet', FACTS)();
  expect(seen).toMatchObject([{ method: 'POST', path: '/api/log-error', body: { section: 'wallet', data: FACTS } }]);
});

test.each([
  ['refuses', () => void serve(() => [500, { errors: [] }])],
  ['cannot be reached', () => void nock('http://commerce.test').post(/.*/).replyWithError('socket hang up')],
])('[USR-10] ignores a log that %s', async (_case, arrange) => {
  arrange();
  expect(await new HttpErrorLog(site()).report('wallet', FACTS)()).toBeUndefined();
});
