import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CallLabels } from '../../http/call-kind';
import type { HttpOutcome } from '../../http/http-client';
import type { BreakerState } from '../upstream/resilience';

/** The limit that refused a rendering: that of the client's address, or that of concurrent renderings. */
export type RenderRefusal = 'address' | 'busy';

/**
 * How the page cache responded: with a fresh page, with a stale one (while it is renewed, or because renewing failed),
 * or not at all.
 */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'pass' | 'stale-if-error';

/** The metrics of one server in the Prometheus text format. Label values come from fixed lists, never from clients. */
export interface Metrics {
  readonly request: (route: string, method: string, status: number, seconds: number) => void;
  readonly page: (outcome: CacheOutcome) => void;
  /** Records a call to a service, for `observe` of HTTP clients and proxies. */
  readonly upstream: (outcome: Pick<HttpOutcome, 'service' | 'method' | 'status' | 'failure' | 'seconds'>) => void;
  /** Counts impressions and clicks of ads by outcome. */
  readonly adReport: (kind: string, outcome: string) => void;
  /** Counts renderings that a limit refused. */
  readonly renderRefused: (reason: RenderRefusal) => void;
  /** Counts CSP violations that browsers reported. */
  readonly cspReport: (directive: string, source: string) => void;
  /** Records the new state of a circuit breaker, for the calls that pages make or those that browsers make. */
  readonly breaker: (caller: 'page' | 'browser') => (call: CallLabels, state: BreakerState) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

const SECONDS_BUCKETS = [0.001, 0.005, 0.015, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const BREAKER_VALUES: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Makes the metrics of one server. `ofProcess` adds those of the process: memory, event loop, garbage collection. */
export const makeMetrics = ({ ofProcess }: { readonly ofProcess: boolean }): Metrics => {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const { requests, clientRequests, breakers } = makeRequestMetrics([registry]);
  const { pages, renders, adReports, cspReports } = makeCounters([registry]);
  const requestsOf = cachedByLabels((route: string, method: string, status: number) =>
    requests.labels(route, method, String(status)),
  );
  const clientRequestsOf = cachedByLabels((service: string, method: string, outcome: string) =>
    clientRequests.labels(service, method, outcome),
  );
  const pagesOf = cachedByLabels((outcome: CacheOutcome) => pages.labels(outcome));
  return {
    request: (route, method, status, seconds) => requestsOf(route, method, status).observe(seconds),
    page: (outcome) => pagesOf(outcome).inc(),
    upstream: ({ service, method, status, failure, seconds }) =>
      clientRequestsOf(service, method, failure ?? String(status ?? 'none')).observe(seconds),
    adReport: (kind, outcome) => adReports.labels(kind, outcome).inc(),
    renderRefused: (reason) => renders.labels(reason).inc(),
    cspReport: (directive, source) => cspReports.labels(directive, source).inc(),
    breaker: (caller) => (call, state) =>
      breakers
        .labels({ caller, service: call.service, kind: call.kind, resource: call.resource })
        .set(BREAKER_VALUES[state]),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

const makeRequestMetrics = (registers: Registry[]) => ({
  requests: new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS_BUCKETS,
    registers,
  }),
  clientRequests: new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Time of a call to a service; of a proxied call, until the response begins. The outcome is a status or a failure.',
    labelNames: ['service', 'method', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers,
  }),
  breakers: new Gauge({
    name: 'circuit_breaker_state',
    help: 'State of a circuit breaker: 0 closed, 1 half-open, 2 open.',
    labelNames: ['caller', 'service', 'kind', 'resource'],
    registers,
  }),
});

const makeCounters = (registers: Registry[]) => ({
  pages: new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for cacheable pages by outcome.',
    labelNames: ['outcome'],
    registers,
  }),
  renders: new Counter({
    name: 'page_renders_rejected_total',
    help: 'Pages that were not rendered because a limit was reached: of one address, or of all together.',
    labelNames: ['limit'],
    registers,
  }),
  adReports: new Counter({
    name: 'ad_reports_total',
    help: 'Impressions and clicks of ads by outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  }),
  cspReports: new Counter({
    name: 'csp_violation_reports_total',
    help: 'Violations of the content-security-policy that browsers reported, by directive and kind of source.',
    labelNames: ['directive', 'source'],
    registers,
  }),
});

/** Caches the children of a metric by their labels, which the library would validate each time. The labels are few. */
const cachedByLabels = <Labels extends ReadonlyArray<string | number>, Child>(
  labelled: (...labels: Labels) => Child,
): ((...labels: Labels) => Child) => {
  const children = new Map<string, Child>();
  return (...labels) => {
    const key = labels.join(' ');
    const child = children.get(key) ?? labelled(...labels);
    children.set(key, child);
    return child;
  };
};
