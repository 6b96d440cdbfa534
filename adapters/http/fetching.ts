/** What is read of an answer's headers. */
export type ResponseHeaders = Pick<Headers, 'get' | 'getSetCookie'>;

/** An answer's body as it comes. */
export interface ResponseBody {
  readonly getReader: () => {
    readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
    readonly cancel: () => Promise<unknown>;
  };
}

/** What is needed of an answer; every `Response` is one. */
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

/** As much of `fetch` as the HTTP client uses. Rejects when no answer came; follows nothing. */
export type Fetch = (url: URL, options: FetchOptions) => Promise<FetchedResponse>;
