import { refusalOf } from '../../../adapters/http/refusal-of';

const proxySaid = (errorKey: string): unknown => ({
  errors: [{ errorCode: '502', errorKey, errorMessage: 'This service cannot be reached at the moment.' }],
});

test("[ERR-06] maps the storefront proxy's missing response to its fact with any backend", () => {
  const read = refusalOf({ status: 502, statusText: 'HTTP 502', body: proxySaid('_ERR_SERVICE_UNAVAILABLE') });
  expect(read.facts).toEqual(['no-response']);
});

test('a refusal has no facts before its adapter reads it', () => {
  const read = refusalOf({ status: 502, statusText: 'HTTP 502', body: proxySaid('_ERR_CAPTCHA_INVALID') });
  expect(read.facts).toEqual([]);
});
