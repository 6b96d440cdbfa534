import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdCall } from '../../core/ads/ad-call';
import { ADS_REFUSED_MESSAGE, type AdFailure } from '../../core/ads/ad-gateway';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import { left, right } from '../../core/shared/either';
import type { Pause } from '../../core/shared/pause';
import type { Unreachable } from '../../core/shared/upstream-failure';
import { ownJson } from './own-json';

export const ADS_SERVICE = 'ads';
const ADS_PATH = '/api/proxy/citrus';
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 512 * 1024;

/** How a page connects to the storefront's ad proxy. */
export interface AdProxy {
  /** The shop's origin on pages of other sites; empty on the shop's own pages. */
  readonly origin: string;
  /** `same-origin` on the shop's own pages, `omit` elsewhere. */
  readonly credentials: 'same-origin' | 'omit';
  readonly fetch: (url: string, options: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'body'>>;
}

/**
 * Posts a call to the proxy and returns its JSON, or undefined when the body is not JSON. The time limit is 8 s and the
 * size limit 512 KiB. Written by hand: the shop's HTTP client is four times as large (decision 10).
 */
export const requestAds =
  (
    { origin, credentials, fetch }: AdProxy,
    pause: Pause,
    call: AdCall,
    signal?: AbortSignalLike,
  ): TaskEither<AdFailure, unknown> =>
  async () => {
    let cause: Unreachable['cause'] = 'network';
    const controller = new AbortController();
    const end = (why: typeof cause) => () => {
      // A later cause is ignored.
      if (!controller.signal.aborted) cause = why;
      controller.abort();
    };
    signal?.addEventListener('abort', end('aborted'));
    if (signal?.aborted) end('aborted')();
    void pause(TIMEOUT_MS)().then(end('timed-out'));
    try {
      const response = await fetch(origin + ADS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: ownJson(call),
        credentials,
        signal: controller.signal,
      });
      const text = await textOf(response.body);
      if (!response.ok) {
        const refused = { message: ADS_REFUSED_MESSAGE, status: response.status, info: parsed(text ?? '') } as const;
        return left({ kind: 'ads-refused', ...refused });
      }
      if (text !== undefined) return right(parsed(text));
      const problems = [`answer: expected at most ${MAX_BYTES} bytes, got more`];
      return left({ kind: 'unintelligible', service: ADS_SERVICE, problems });
    } catch {
      return left({ kind: 'unreachable', service: ADS_SERVICE, cause });
    }
  };

/** Returns undefined when the body is larger than allowed; reading stops there. */
const textOf = async (body: Response['body']): Promise<string | undefined> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let left = MAX_BYTES;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) return text + decoder.decode();
    left -= chunk.value.byteLength;
    if (left < 0) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
