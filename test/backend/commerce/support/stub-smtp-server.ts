import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A stub mail server that stores or refuses messages. */
export interface StubSmtpServer {
  readonly port: number;
  /** Complete messages with headers. */
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
    let received = '';
    let isData = false;
    const reply = (line: string): void => void socket.write(`${line}\r\n`);
    const take = (command: string): void => {
      if (/^DATA/i.test(command)) {
        isData = true;
        reply('354 go on');
      } else if (/^RCPT/i.test(command)) reply(refusal ?? '250 ok');
      else if (/^QUIT/i.test(command)) socket.end('221 bye\r\n');
      else reply('250 ok');
    };
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      for (;;) {
        const end = isData ? END : '\r\n';
        const at = received.indexOf(end);
        if (at < 0) return;
        const piece = received.slice(0, at);
        received = received.slice(at + end.length);
        if (isData) {
          messages.push(piece);
          isData = false;
          reply('250 ok');
        } else take(piece);
      }
    });
    reply('220 mail.test');
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
