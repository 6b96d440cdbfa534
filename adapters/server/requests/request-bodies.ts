import type { FastifyInstance } from 'fastify';

/** Parses bodies of this scope as bytes; other content types get 415, and bodies beyond the limit 413. */
export const takesBytes = (scope: FastifyInstance, types: string | string[], bodyLimit: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, async (_: unknown, body: Buffer) => body);
};

/**
 * Parses bodies of these content types as JSON; other content types get 415, and bodies beyond the limit 413. A body
 * that is not JSON becomes undefined, which every codec refuses.
 */
export const takesJson = (scope: FastifyInstance, types: string[], bodyLimit: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, async (_: unknown, text: string) => jsonOf(text));
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
