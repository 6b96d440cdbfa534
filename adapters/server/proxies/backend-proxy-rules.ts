import { type CallKind, resourceOf } from '../../http/call-kind';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type ProxyMethod = (typeof METHODS)[number];

/** A call that the proxy passes from a browser to the backend. */
export interface ProxyRoute {
  readonly method: ProxyMethod;
  /** Below the backend's address, such as `/v1/carts/*`; `*` matches one segment. */
  readonly path: string;
  /** Selects the time-out and the circuit breaker. Responses to essential and personal calls are never cached. */
  readonly kind: CallKind;
  /** Names the circuit breaker; the first segment of the path by default. */
  readonly resource?: string;
  /** Whether the call goes to the store-locator host instead of the backend; false by default. */
  readonly isStoreLocator?: boolean;
  /** Statuses with which the backend reports a missing resource that is no error for a page. None by default. */
  readonly noContentStatuses?: ReadonlyArray<number>;
}

/** The calls that the proxy passes on. It refuses all others. */
export interface ProxyRules {
  readonly routes: ReadonlyArray<ProxyRoute>;
  /** Whether a POST with `X-HTTP-Method-Override` counts as the method in that header; false by default. */
  readonly takesMethodOverride?: boolean;
  /** Request headers, in lower case, that are passed on in addition to the common ones. None by default. */
  readonly requestHeaders?: ReadonlyArray<string>;
}

/** An allowed call. */
export interface AllowedCall {
  readonly kind: CallKind;
  readonly resource: string;
  /** Whether the response belongs to one shopper. */
  readonly isPersonal: boolean;
  readonly noContentStatuses: ReadonlyArray<number>;
  readonly isStoreLocator: boolean;
}

export interface ProxyMatcher {
  /** Returns the call of a request; undefined when it is not allowed. `path` is without its query. */
  readonly callOf: (method: string, path: string, override?: string) => AllowedCall | undefined;
}

interface Pattern {
  readonly segments: ReadonlyArray<string>;
  readonly call: AllowedCall;
}

/** Compiles the rules of a backend. */
export const makeProxyMatcher = ({ routes, takesMethodOverride = false }: ProxyRules): ProxyMatcher => {
  const byMethod = new Map(
    METHODS.map((method) => [String(method), routes.filter((route) => route.method === method).map(patternOf)]),
  );
  return {
    callOf: (method, path, override) => {
      if (!isPlain(path)) return undefined;
      const isOverridden = takesMethodOverride && method === 'POST' && override !== undefined;
      const patterns = byMethod.get(isOverridden ? override.trim().toUpperCase() : method) ?? [];
      const segments = path.split('/');
      return patterns.find((pattern) => matches(pattern.segments, segments))?.call;
    },
  };
};

const patternOf = (route: ProxyRoute): Pattern => {
  const { path, kind, resource = resourceOf(path), noContentStatuses = [], isStoreLocator = false } = route;
  const isPersonal = kind === 'personal' || kind === 'essential';
  return { segments: path.split('/'), call: { kind, resource, isPersonal, noContentStatuses, isStoreLocator } };
};

const matches = (pattern: ReadonlyArray<string>, segments: ReadonlyArray<string>): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part === '*' ? segments[index] !== '' : part === segments[index]));

/** Whether no segment of the path could lead to another folder on a server behind the proxy. */
export const isPlain = (path: string): boolean => !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%00|\/\//i.test(path);
