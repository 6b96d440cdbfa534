import { fastifyHelmet, type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import { CSP_REPORTS_GROUP, CSP_REPORTS_PATH } from './csp-reports';

export interface SecurityOptions {
  readonly imageOrigins: ReadonlyArray<string>;
  /** Whether the public origin uses https. */
  readonly isHttps: boolean;
  /** Whether HSTS has the `preload` directive, which is hard to revoke. */
  readonly isPreloaded: boolean;
  /** Whether the shop has a Google client id, whose pop-ups need `same-origin-allow-popups`. See also csp-additions.ts. */
  readonly hasGoogle: boolean;
  /** The origin of the bank's script, if any. The policy allows its scripts, requests and frames (PCC-03). */
  readonly cardOfferOrigin: string | undefined;
  /** Allows what the bundler's hot reloading needs. */
  readonly isDevelopment: boolean;
}

/** The Trusted Types policies that every page may create. csp-additions.ts has those of single pages. */
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

/** The security headers of every response (design, Security). Computed once, from helmet's headers for one request. */
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
      scriptSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : []), ...listOf(cardOfferOrigin)],
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
      // Browsers that support `report-to` ignore `report-uri`. They report only over https.
      reportUri: [CSP_REPORTS_PATH],
      reportTo: [CSP_REPORTS_GROUP],
    },
  },
  strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: isPreloaded } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Google's account chooser is a pop-up, which posts messages to the page that opened it.
  crossOriginOpenerPolicy: { policy: hasGoogle ? 'same-origin-allow-popups' : 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' },
  xXssProtection: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
});

const listOf = (origin: string | undefined): ReadonlyArray<string> => (origin === undefined ? [] : [origin]);
