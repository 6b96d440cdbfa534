import { fastifyRateLimit } from '@fastify/rate-limit';
import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { byNetwork } from '../../../settings/network-rate-store.ts';
import { makeLogLimit } from '../observability/log-limit';
import type { Metrics } from '../observability/metrics';
import { takesJson } from '../requests/request-bodies';
import { originOf, type Visibility } from '../requests/web-requests';

/** The endpoint for reports of CSP violations. */
export const CSP_REPORTS_PATH = '/api/csp-reports';
/** The name of the endpoint in the `Reporting-Endpoints` header. */
export const CSP_REPORTS_GROUP = 'csp';

const MAX_BYTES = 16 * 1024;
/** Browsers send the reports of a page in one request. Further ones of a request are ignored. */
const MAX_REPORTS = 20;
const MINUTE_MS = 60_000;
const MAX_PER_MINUTE = 60;
/** The limit for all addresses together, so that reports do not flood the log. */
const MAX_TOTAL_PER_MINUTE = 600;
const MAX_PATH_LENGTH = 120;

const Text = t.union([t.string, t.undefined, t.null]);

/** The format of `report-uri` (CSP level 2). */
const LegacyReport = t.type({
  'csp-report': t.type({
    'document-uri': Text,
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
  }),
});

/** The format of the Reporting API. Other types of reports are ignored. */
const Reports = t.array(t.type({ type: t.string, body: t.unknown }));
const ViolationBody = t.type({ documentURL: Text, effectiveDirective: Text, blockedURL: Text });

interface Violation {
  readonly document: string;
  readonly directive: string;
  readonly blocked: string;
}

export interface CspReportsOptions extends Visibility {
  readonly metrics: Pick<Metrics, 'cspReport'>;
}

/**
 * `POST /api/csp-reports`: receives CSP violations. Counts them in the metrics by directive and kind of source, and logs
 * them without personal data: the directive, the blocked origin and the path of the page. Responds with 204; 400 for an
 * invalid body, 413 above 16 KiB, 415 for other content types, and 429 above 60 a minute from one address or 600 from all.
 */
export const registerCspReports = (app: FastifyInstance, { metrics, ...visibility }: CspReportsOptions): void => {
  const logLimit = makeLogLimit(MAX_TOTAL_PER_MINUTE, Date.now);
  void app.register(async (scope) => {
    await scope.register(fastifyRateLimit, { ...byNetwork, max: MAX_PER_MINUTE, timeWindow: MINUTE_MS });
    const countAll = scope.createRateLimit({
      max: MAX_TOTAL_PER_MINUTE,
      timeWindow: MINUTE_MS,
      keyGenerator: () => 'all',
    });
    takesJson(scope, ['application/csp-report', 'application/reports+json', 'application/json'], MAX_BYTES);
    scope.post(CSP_REPORTS_PATH, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const count = await countAll(request);
      if (!count.isAllowed && count.isExceeded) return reply.code(429).header('retry-after', count.ttlInSeconds).send();
      const violations = violationsIn(request.body);
      if (violations === undefined) return reply.code(400).type('text/plain').send('This is no report of a violation.');
      const shop = originOf(request, visibility);
      for (const violation of violations.slice(0, MAX_REPORTS)) {
        const directive = knownDirective(violation.directive);
        const source = sourceKind(violation.blocked, shop);
        metrics.cspReport(directive, source);
        const facts = {
          directive,
          source,
          blocked: originIn(violation.blocked),
          page: pathIn(violation.document, shop),
        };
        const isLogged = logLimit.take((leftOut) => request.log.warn({ leftOut }, 'policy reports were left out'));
        if (isLogged) request.log.warn(facts, 'the content-security-policy stopped something');
      }
      return reply.code(204).send();
    });
  });
};

const violationsIn = (body: unknown): ReadonlyArray<Violation> | undefined => {
  const legacy = LegacyReport.decode(body);
  if (E.isRight(legacy)) {
    const report = legacy.right['csp-report'];
    return [
      {
        document: report['document-uri'] ?? '',
        directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
        blocked: report['blocked-uri'] ?? '',
      },
    ];
  }
  const reports = Reports.decode(body);
  if (E.isLeft(reports)) return undefined;
  return reports.right.flatMap(({ type, body: report }) => {
    const violation = type === 'csp-violation' ? ViolationBody.decode(report) : undefined;
    if (violation === undefined || E.isLeft(violation)) return [];
    const { documentURL, effectiveDirective, blockedURL } = violation.right;
    return [{ document: documentURL ?? '', directive: effectiveDirective ?? '', blocked: blockedURL ?? '' }];
  });
};

/** Clients can send anything, so metric labels come from a fixed list. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

const knownDirective = (text: string): string => {
  const [name = ''] = text.split(' ', 1);
  return DIRECTIVES.has(name) ? name : 'other';
};

const KEYWORDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
]);

type SourceKind = 'keyword' | 'own' | 'web' | 'extension' | 'other';

const sourceKind = (blocked: string, shop: string): SourceKind => {
  if (KEYWORDS.has(blocked)) return 'keyword';
  if (/^[a-z-]*-extension(?::|$)/.test(blocked)) return 'extension';
  const origin = webOriginOf(blocked);
  if (origin === undefined) return 'other';
  return origin === shop ? 'own' : 'web';
};

/** The blocked source as it may be logged: a CSP keyword, or the scheme and host of a URL. */
const originIn = (blocked: string): string => (KEYWORDS.has(blocked) ? blocked : (webOriginOf(blocked) ?? 'other'));

/** The path of a page of this shop, without its query; `other` for other documents. */
const pathIn = (document: string, shop: string): string => {
  const url = URL.canParse(document) ? new URL(document) : undefined;
  return url?.origin === shop ? url.pathname.slice(0, MAX_PATH_LENGTH) : 'other';
};

const webOriginOf = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^(?:https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : undefined;
};
