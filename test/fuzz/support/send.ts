import { Agent, request } from 'node:http';
import type { GeneratedRequest, Headers } from './generate-requests';

/** How a server took a request: its answer, or how the connection ended without one. */
export interface Outcome {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly text: string;
  /** Why there was no answer; empty when there was one. */
  readonly failure: string;
}

const PATIENCE_MS = 30_000;
const READ_BYTES = 4_000;
/** A client that sends more than a server takes may find the connection closed before it has read the answer. */
const LARGE = 60_000;

const INVALID_IN_HEADER = /[^\t\x20-\x7e\x80-\xff]/g;

/** A client sends one host, whatever it is. */
const sendable = (name: string, value: Headers[string]): string | string[] => {
  const values = [value].flat().map((one) => one.replace(INVALID_IN_HEADER, ''));
  return typeof value === 'string' || name === 'host' ? values.join(', ') : values;
};

export interface Sender {
  readonly send: (sent: GeneratedRequest, more?: Headers) => Promise<Outcome>;
  readonly close: () => void;
}

/** Sends requests to a server on this machine over kept connections. */
export const makeSender = (address: string): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(address);
  const sendOver = (connections: Agent | false, { method, path, headers, body }: GeneratedRequest, more: Headers) =>
    new Promise<Outcome | 'closed before'>((resolve) => {
      const bytes = body === undefined ? undefined : Buffer.from(body);
      const sent = request({
        agent: connections,
        hostname,
        port,
        method,
        path: path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
        headers: Object.fromEntries(
          Object.entries({
            ...more,
            ...headers,
            ...(bytes === undefined ? {} : { 'content-length': String(bytes.length) }),
          }).map(([name, value]) => [name, sendable(name, value)]),
        ),
        timeout: PATIENCE_MS,
      });
      let read = '';
      sent.once('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
      sent.once('error', ({ message }) =>
        resolve(sent.reusedSocket ? 'closed before' : { status: 0, text: '', failure: message }),
      );
      sent.once('upgrade', (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode ?? 0, text: '', failure: '' });
      });
      sent.once('response', (answer) => {
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          if (read.length < READ_BYTES) read += part.slice(0, READ_BYTES);
        });
        answer.once('error', ({ message }) => resolve({ status: 0, text: read, failure: message }));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: read, failure: '' }));
      });
      sent.end(bytes);
    });
  /** A server may close a kept connection at the moment at which it is used again: that says nothing of the request. */
  const send: Sender['send'] = async (sent, more = {}) => {
    const outcome = await sendOver(agent, sent, more);
    const again = outcome === 'closed before' ? await sendOver(false, sent, more) : outcome;
    return again === 'closed before' ? { status: 0, text: '', failure: 'closed' } : again;
  };
  return { send, close: () => agent.destroy() };
};

const STACK = /\n\s+at .+:\d+:\d+/;

/**
 * What is wrong with how a server took a request, or undefined: an answer of 500 and above that is not allowed, one that
 * shows a stack trace, or none although the request was no larger than servers read.
 */
export const complaintOf = (
  { body = '', path, headers }: GeneratedRequest,
  outcome: Outcome,
  allowed: ReadonlyArray<number> = [],
): string | undefined => {
  const { status, text, failure } = outcome;
  if (status >= 500 && !allowed.includes(status)) return `${status} ${text.slice(0, 300)}`;
  if (STACK.test(text)) return `a stack trace: ${text.slice(0, 300)}`;
  const isLarge = body.length > LARGE || path.length + Object.values(headers).join('').length > 12_000;
  return failure === '' || (isLarge && !failure.includes('within')) ? undefined : `no answer: ${failure}`;
};
