import { createHash } from 'node:crypto';
import { fastifyHelmet, type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';

export interface SecurityOptions {
  /** The built document around every page; its inline import map is allowed by its hash. */
  readonly shell: string;
  readonly imageOrigins: ReadonlyArray<string>;
  /** The shop is seen over https. */
  readonly isHttps: boolean;
  /** Loosens what the bundler's hot reloading needs, and that alone. */
  readonly isDevelopment: boolean;
}

/** Trusted Types policies that may exist: sanitised rich content, and the sanitiser's own. */
const POLICIES = ['shop-markup', 'dompurify'];

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
  return { ...Object.fromEntries(made.map(([name, value]) => [name, String(value)])), 'permissions-policy': FEATURES };
};

const OF_THE_PROBE = ['content-length', 'content-type', 'date', 'connection'];

const helmetOptions = ({ shell, imageOrigins, isHttps, isDevelopment }: SecurityOptions): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScriptHashes(shell))],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...imageOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(isDevelopment ? ['ws:', 'http://localhost:*', 'http://127.0.0.1:*'] : [])],
      mediaSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isDevelopment ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: POLICIES }),
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' },
  xXssProtection: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
});

/** Scripts that run inline: import maps and module scripts without an address; data blocks do not run. */
export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && RUNS.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const RUNS = /^(?![\s\S]*\btype\s*=)|\btype\s*=\s*["']?(?:importmap|module|text\/javascript)\b/i;
