const TYPES = { 101: 'invalid_request', 102: 'unknown_widget', 103: 'unauthorized', 104: 'unavailable' } as const;
export type ProblemCode = keyof typeof TYPES;

const STATUS: Readonly<Record<ProblemCode, number>> = { 101: 400, 102: 200, 103: 401, 104: 503 };

/** A refused request; the message is sent to the caller. An invalid widget is reported with status 200. */
export class DiscoverProblem extends Error {
  readonly code: ProblemCode;
  readonly statusCode: number;

  constructor(code: ProblemCode, message: string, statusCode = STATUS[code]) {
    super(message);
    this.name = 'DiscoverProblem';
    this.code = code;
    this.statusCode = statusCode;
  }
}

/** A refused question on the wire. */
export interface WireProblem {
  readonly code: number;
  readonly type: string;
  readonly message: string;
  readonly severity: 'high';
  readonly details: Readonly<Record<string, never>>;
}

export const problemOnWire = (code: ProblemCode, message: string): WireProblem => ({
  code,
  type: TYPES[code],
  message,
  severity: 'high',
  details: {},
});
