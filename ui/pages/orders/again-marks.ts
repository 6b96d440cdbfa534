import { MAX_AGAIN } from '../../../core/orders/max-again';
import { encodePart } from '../../../core/shared/encode-part';

/** What buying again did: see `BuyAgain`. `failed`: the service failed before everything was tried. */
export type AgainResult =
  | { readonly kind: 'added'; readonly count: number; readonly unavailable: ReadonlyArray<string> }
  | { readonly kind: 'failed' };

/** The parameters with which the server shows the result after the redirect. */
export const AGAIN_MARKS = ['again', 'left'] as const;

/** Appends the result to an address of this shop. */
export const withAgain = (url: string, result: AgainResult): string => {
  const marks =
    result.kind === 'failed'
      ? ['again=failed']
      : [`again=${result.count}`, ...result.unavailable.map((partNumber) => `left=${encodePart(partNumber)}`)];
  return `${url}${url.includes('?') ? '&' : '?'}${marks.join('&')}`;
};

/** Returns an address without the marks of an earlier form. */
export const withoutMarks = (url: string): string => {
  const [path = '', query = ''] = url.split('?', 2);
  const left = query.split('&').filter((part) => part !== '' && !/^(?:again|left|done)=/.test(part));
  return left.length === 0 ? path : `${path}?${left.join('&')}`;
};

/** Reads the result from an address; undefined when it has none. */
export const againIn = (query: URLSearchParams): AgainResult | undefined => {
  const again = query.get('again');
  if (again === null) return undefined;
  if (!/^\d{1,3}$/.test(again)) return { kind: 'failed' };
  return { kind: 'added', count: Number(again), unavailable: query.getAll('left').slice(0, MAX_AGAIN) };
};
