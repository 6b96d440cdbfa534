import { makeMetrics } from '../../../adapters/server/observability/metrics';

const SERVICE = { service: 'commerce', kind: 'public', resource: 'price' } as const;

test('[PLT-03] the state of a circuit breaker is 0 while it is closed, 1 while it is half-open and 2 while it is open', async () => {
  const metrics = makeMetrics({ ofProcess: false });
  const line = (value: number): string =>
    `circuit_breaker_state{caller="page",service="commerce",kind="public",resource="price"} ${value}`;
  for (const [state, value] of [['open', 2] as const, ['half-open', 1] as const, ['closed', 0] as const]) {
    metrics.breaker('page')(SERVICE, state);
    expect((await metrics.text()).split('\n')).toContain(line(value));
  }
});

test.each([
  [{ status: 200, failure: undefined }, '200'],
  [{ status: 404, failure: 'refused' }, 'refused'],
  [{ status: undefined, failure: 'unreachable' }, 'unreachable'],
] as const)('[PLT-03] the duration of a call that ended with %p is recorded as %s', async (end, outcome) => {
  const metrics = makeMetrics({ ofProcess: false });
  metrics.upstream({ service: 'search', method: 'GET', seconds: 0.3, ...end });
  const labels = `service="search",method="GET",outcome="${outcome}"`;
  const lines = (await metrics.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `http_client_request_duration_seconds_sum{${labels}} 0.3`,
      `http_client_request_duration_seconds_count{${labels}} 1`,
      `http_client_request_duration_seconds_bucket{le="0.25",${labels}} 0`,
      `http_client_request_duration_seconds_bucket{le="0.5",${labels}} 1`,
    ]),
  );
});
