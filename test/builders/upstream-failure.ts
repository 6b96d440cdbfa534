import type { Refused, Unintelligible, Unreachable, UpstreamFailure } from '../../core/shared/upstream-failure';

export const anUnreachable = (facts: Partial<Unreachable> = {}): Unreachable => ({
  kind: 'unreachable',
  service: 'commerce',
  cause: 'network',
  ...facts,
});

export const aRefusal = (facts: Partial<Refused> = {}): Refused => ({
  kind: 'refused',
  service: 'commerce',
  status: 400,
  facts: [],
  codes: [],
  message: undefined,
  parameters: [],
  ...facts,
});

export const anUnintelligible = (facts: Partial<Unintelligible> = {}): Unintelligible => ({
  kind: 'unintelligible',
  service: 'commerce',
  problems: ['items.0.sku: expected string, got number'],
  ...facts,
});

/** One failure of each kind, for `it.each` tables. */
export const EVERY_FAILURE: ReadonlyArray<readonly [string, UpstreamFailure]> = [
  ['unreachable', anUnreachable()],
  ['behind an open circuit breaker', anUnreachable({ cause: 'unavailable' })],
  ['refusing', aRefusal()],
  ['unintelligible', anUnintelligible()],
];
