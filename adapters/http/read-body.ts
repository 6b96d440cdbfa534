import * as E from 'fp-ts/Either';
import type { FetchedResponse } from './fetching';

/** Why a body could not be read, in the format of `decode`. */
export type BodyProblem = string;

/**
 * Reads the body of a response: JSON if its content type is JSON, or is missing and the body is JSON; text otherwise;
 * undefined when empty. Stops reading at `maxBytes`, so that no response can fill the memory.
 */
export const readBody = async (
  response: FetchedResponse,
  maxBytes: number,
): Promise<E.Either<BodyProblem, unknown>> => {
  const text = await readText(response, maxBytes);
  if (text === undefined) return E.left(`answer: expected at most ${maxBytes} bytes, got more`);
  if (text === '') return E.right(undefined);
  const type = response.headers.get('content-type') ?? '';
  if (type !== '' && !/\bjson\b/i.test(type)) return E.right(text);
  try {
    return E.right(JSON.parse(text) as unknown);
  } catch {
    return type === '' ? E.right(text) : E.left('answer: expected JSON, got something else');
  }
};

const readText = async (response: FetchedResponse, maxBytes: number): Promise<string | undefined> => {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) return text + decoder.decode();
    read += value.byteLength;
    if (read > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};
