/** The methods to read a response's headers. */
export type ResponseHeaders = Pick<Headers, 'get' | 'getSetCookie'>;

/** The body of a response as a stream. */
export interface ResponseBody {
  readonly getReader: () => {
    readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
    readonly cancel: () => Promise<unknown>;
  };
}

/** The part of a response that is used; every `Response` has it. */
export interface FetchedResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: ResponseHeaders;
  readonly body: ResponseBody | null;
}

export interface FetchOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly redirect: 'manual';
  readonly signal: AbortSignal | undefined;
  readonly keepalive?: boolean;
}

/** The part of `fetch` that the HTTP client uses. Rejects without a response; follows no redirects. */
export type Fetch = (url: URL, options: FetchOptions) => Promise<FetchedResponse>;
