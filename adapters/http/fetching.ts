/** What is read of an answer's headers. */
export type AnswerHeaders = Pick<Headers, 'get' | 'getSetCookie'>;

/** An answer's body as it comes. */
export interface AnswerBody {
  readonly getReader: () => {
    readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
    readonly cancel: () => Promise<unknown>;
  };
}

/** What is needed of an answer; every `Response` is one. */
export interface FetchedAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: AnswerHeaders;
  readonly body: AnswerBody | null;
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
export type Fetch = (url: URL, options: FetchOptions) => Promise<FetchedAnswer>;
