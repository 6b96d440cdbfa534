import { fastifyHelmet, type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import { CSP_REPORTS_GROUP, CSP_REPORTS_PATH } from './csp-reports';
import { hashSource } from './hash-source';

export interface SecurityOptions {
  /** The built document around every page; its inline import map is allowed by its hash. */
  readonly shell: string;
  readonly imageOrigins: ReadonlyArray<string>;
  /** The shop is seen over https. */
  readonly isHttps: boolean;
  /** The host, and all below it, may be listed in browsers as https alone: a promise that is hard to take back. */
  readonly isPreloaded: boolean;
  /** The shop has a client id at Google, whose windows may answer. What else Google needs its pages are granted. */
  readonly hasGoogle: boolean;
  /** Where the bank's script is from, when there is a bank: it may run, be asked, and show its frames (PCC-03). */
  readonly cardOfferOrigin: string | undefined;
  /** Loosens what the bundler's hot reloading needs, and that alone. */
  readonly isDevelopment: boolean;
}

/** Trusted Types policies that every page may make: the one for the bank's script. Others are granted page by page. */
const POLICIES: string[] = ['shop-card-offer'];

const FEATURES = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self)',
  'publickey-credentials-get=(self)',
  'usb=()',
  'xr-spatial-tracking=()',
  'browsing-topics=()',
].join(', ');

/**
 * The headers of every answer (design, Security). They are the same for all of them, so they are worked out once, by
 * letting helmet answer one request.
 */
export const securityHeaders = async (options: SecurityOptions): Promise<Readonly<Record<string, string>>> => {
  const probe = Fastify();
  await probe.register(fastifyHelmet, helmetOptions(options));
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const made = Object.entries(headers).filter(([name]) => !OF_THE_PROBE.includes(name));
  return {
    ...Object.fromEntries(made.map(([name, value]) => [name, String(value)])),
    'permissions-policy': FEATURES,
    'reporting-endpoints': `${CSP_REPORTS_GROUP}="${CSP_REPORTS_PATH}"`,
  };
};

const OF_THE_PROBE = ['content-length', 'content-type', 'date', 'connection'];

const helmetOptions = ({
  shell,
  imageOrigins,
  isHttps,
  isPreloaded,
  hasGoogle,
  cardOfferOrigin,
  isDevelopment,
}: SecurityOptions): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScriptHashes(shell)),
        ...listOf(cardOfferOrigin),
      ],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...imageOrigins],
      fontSrc: ["'self'"],
      connectSrc: [
        "'self'",
        ...listOf(cardOfferOrigin),
        ...(isDevelopment ? ['ws:', 'http://localhost:*', 'http://127.0.0.1:*'] : []),
      ],
      mediaSrc: ["'self'"],
      workerSrc: ["'none'"],
      manifestSrc: ["'self'"],
      frameSrc: ["'self'", ...listOf(cardOfferOrigin)],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isDevelopment ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: POLICIES }),
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      // Browsers that know `report-to` leave `report-uri` alone, and ask for https there.
      reportUri: [CSP_REPORTS_PATH],
      reportTo: [CSP_REPORTS_GROUP],
    },
  },
  strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: isPreloaded } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Google's account chooser is a window of its own, which answers to the page that opened it.
  crossOriginOpenerPolicy: { policy: hasGoogle ? 'same-origin-allow-popups' : 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' },
  xXssProtection: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
});

const listOf = (origin: string | undefined): ReadonlyArray<string> => (origin === undefined ? [] : [origin]);

/** Scripts that run inline: import maps and module scripts without an address; data blocks do not run. */
export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && RUNS.test(attributes))
    .map(([, , text = '']) => hashSource(text));

const RUNS = /^(?![\s\S]*\btype\s*=)|\btype\s*=\s*["']?(?:importmap|module|text\/javascript)\b/i;
