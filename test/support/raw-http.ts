import { connect, type Socket } from 'node:net';

/** One exchange over a TCP connection: the bytes are sent unchanged, and the response is kept as text. */
export interface RawExchange {
  /** Everything that the server sent until it closed the connection or completed a response. */
  readonly text: string;
  /** Status of the first final response; undefined when the connection closed without one. */
  readonly status: number | undefined;
}

export interface RawOptions {
  /** Closes the connection after sending, without waiting for a response. */
  readonly leaves?: boolean;
}

/**
 * Sends raw bytes to a local port. Resolves when the server has closed the
 * connection or its response is complete; never rejects, because a closed connection is a valid outcome.
 */
export const exchangeRaw = (
  port: number,
  bytes: string | Buffer,
  { leaves = false }: RawOptions = {},
): Promise<RawExchange> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const finish = (): void => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ text, status: statusOf(text) });
    };
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isComplete(Buffer.concat(chunks).toString('latin1'))) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.on('connect', () => writeAll(socket, bytes, leaves ? finish : () => undefined));
  });

/** A request as text: its line and its headers; `Host` and `Connection: close` unless others are given. */
export const rawRequest = (line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string => {
  const all = { host: 'shop.test', connection: 'close', ...headers };
  return [line, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n');
};

const writeAll = (socket: Socket, bytes: string | Buffer, written: () => void): void => {
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, written);
};

const FINAL_STATUS = /(?:^|\r\n)HTTP\/1\.[01] ([2-5]\d\d) /;

const statusOf = (text: string): number | undefined => {
  const status = FINAL_STATUS.exec(text)?.[1];
  return status === undefined ? undefined : Number(status);
};

/** Whether a final response with a length or chunks is complete; other responses end with the connection. */
const isComplete = (text: string): boolean => {
  const start = text.search(FINAL_STATUS);
  if (start < 0) return false;
  const end = text.indexOf('\r\n\r\n', start + 2);
  if (end < 0) return false;
  const head = text.slice(start, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return text.length >= end + 4 + Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(head) && text.endsWith('\r\n0\r\n\r\n');
};
