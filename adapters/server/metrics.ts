import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CallLabels } from '../http/call-kind';
import type { HttpOutcome } from '../http/http-client';
import type { CacheOutcome } from './page-cache';
import type { RenderRefusal } from './render-limits';
import type { BreakerState } from './resilience';

/** What the people who run the shop can watch, in the Prometheus text format. */
export interface Metrics {
  readonly request: (route: string, method: string, status: number, seconds: number) => void;
  readonly page: (outcome: CacheOutcome) => void;
  /** For `observe` of every HTTP client, in and outside this server. */
  readonly upstream: (outcome: Pick<HttpOutcome, 'service' | 'status' | 'failure'>) => void;
  /** What became of what pages told of their ads. */
  readonly adReport: (kind: string, outcome: string) => void;
  /** Renderings that were refused: to one address, or to everybody while too many were under way. */
  readonly renderRefused: (reason: RenderRefusal) => void;
  /** What browsers reported that the content-security-policy stopped; both labels come from fixed lists. */
  readonly cspReport: (directive: string, source: string) => void;
  /** Records the new state of a circuit breaker: of the calls that pages make, or of those that browsers make. */
  readonly breaker: (caller: 'page' | 'browser') => (call: CallLabels, state: BreakerState) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** One set of measures for each server; `ofProcess` adds those of the process: memory, event loop, garbage. */
export const makeMetrics = ({ ofProcess }: { readonly ofProcess: boolean }): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.015, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const pages = new Counter({
    name: 'storefront_page_cache_total',
    help: 'Shareable pages by where they came from.',
    labelNames: ['outcome'],
    registers,
  });
  const upstreams = new Counter({
    name: 'storefront_upstream_total',
    help: 'Calls to upstream services by how they ended.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const adReports = new Counter({
    name: 'storefront_ad_reports_total',
    help: 'Impressions and clicks of ads by what became of them.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const breakers = new Gauge({
    name: 'storefront_breaker_open',
    help: '1 while a kind of call to a part of a service is not made.',
    labelNames: ['caller', 'service', 'kind', 'resource'],
    registers,
  });
  const refusals = new Counter({
    name: 'storefront_renderings_refused_total',
    help: 'Pages that were not rendered because a limit was reached: of one address, or of all together.',
    labelNames: ['limit'],
    registers,
  });
  const cspReports = new Counter({
    name: 'storefront_csp_reports_total',
    help: 'Violations of the content-security-policy that browsers reported, by directive and kind of source.',
    labelNames: ['directive', 'source'],
    registers,
  });
  const requestsOf = remembered((route: string, method: string, status: number) =>
    requests.labels(route, method, String(status)),
  );
  const pagesOf = remembered((outcome: CacheOutcome) => pages.labels(outcome));
  return {
    request: (route, method, status, seconds) => requestsOf(route, method, status).observe(seconds),
    page: (outcome) => pagesOf(outcome).inc(),
    upstream: ({ service, status, failure }) => upstreams.labels(service, failure ?? String(status ?? 'none')).inc(),
    adReport: (kind, outcome) => adReports.labels(kind, outcome).inc(),
    renderRefused: (reason) => refusals.labels(reason).inc(),
    cspReport: (directive, source) => cspReports.labels(directive, source).inc(),
    breaker: (caller) => (call, state) =>
      breakers
        .labels({ caller, service: call.service, kind: call.kind, resource: call.resource })
        .set(state === 'closed' ? 0 : 1),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

/** Caches the children of a metric by their labels, which the library would validate each time. The labels are few. */
const remembered = <Labels extends ReadonlyArray<string | number>, Child>(
  labelled: (...labels: Labels) => Child,
): ((...labels: Labels) => Child) => {
  const known = new Map<string, Child>();
  return (...labels) => {
    const key = labels.join(' ');
    const child = known.get(key) ?? labelled(...labels);
    known.set(key, child);
    return child;
  };
};
