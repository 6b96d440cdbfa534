import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that keeps what it is given, or refuses it. */
export interface StubSmtpServer {
  readonly port: number;
  /** Whole messages, headers included. */
  readonly messages: readonly string[];
  refuses(response: string | undefined): void;
  close(): Promise<void>;
}

const END = '\r\n.\r\n';

/** Starts it on this machine, on a free port, without TLS. */
export const startStubSmtpServer = async (): Promise<StubSmtpServer> => {
  const messages: string[] = [];
  let refusal: string | undefined;
  const server: Server = createServer((socket) => {
    let heard = '';
    let isData = false;
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    const take = (command: string): void => {
      if (/^DATA/i.test(command)) {
        isData = true;
        answer('354 go on');
      } else if (/^RCPT/i.test(command)) answer(refusal ?? '250 ok');
      else if (/^QUIT/i.test(command)) socket.end('221 bye\r\n');
      else answer('250 ok');
    };
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      for (;;) {
        const end = isData ? END : '\r\n';
        const at = heard.indexOf(end);
        if (at < 0) return;
        const piece = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (isData) {
          messages.push(piece);
          isData = false;
          answer('250 taken');
        } else take(piece);
      }
    });
    answer('220 mail.test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    refuses: (response) => {
      refusal = response;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
