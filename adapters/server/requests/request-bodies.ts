import type { FastifyInstance } from 'fastify';

/** Bodies of this scope come as the bytes that were sent; those of other types are 415, those beyond the limit 413. */
export const takesBytes = (scope: FastifyInstance, types: string | string[], bodyLimit: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, async (_: unknown, body: Buffer) => body);
};

/**
 * Bodies of this scope come as JSON, whatever type it was sent with; those of other types are 415, those beyond the limit
 * 413. A body that is no JSON is undefined, which no codec takes.
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
