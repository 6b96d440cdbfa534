import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailConfig } from './read-mail-config.ts';

/** A mail with its two versions. */
export interface ReadyMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST takes such mail back, for the receiver's mail program (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

/** Sends mail, or passes it to a program that does. */
export interface MailTransport {
  /** Description of the destination for the log, without secrets. */
  readonly destination: string;
  /** Resolves once the mail was accepted. Rejects when it was not; the caller may try again. */
  send(mail: ReadyMail): Promise<void>;
}

const TIMEOUT_MS = 10_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** The library is loaded for the first mail: a process starts without it. */
const loadMailer = () => import('nodemailer');

type Smtp = Extract<MailConfig, { kind: 'smtp' }>;

const toMessage = ({ to, unsubscribe, ...mail }: ReadyMail, from: string) => ({
  from,
  to: { name: '', address: to },
  ...mail,
  ...(unsubscribe === undefined
    ? {}
    : { headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
});

const smtpTransport = ({ host, port, isTls, user, password, from }: Smtp): MailTransport => {
  const settings = {
    host,
    port,
    secure: isTls,
    // Mail contains codes that open accounts: it is sent without encryption only to a server on this machine.
    requireTLS: !isTls && !LOOPBACK.test(host),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    destination: `the mail server at ${host}:${port}`,
    send: async (mail) => {
      const { createTransport } = await loadMailer();
      await createTransport(settings).sendMail(toMessage(mail, from));
    },
  };
};

const folderTransport = ({ folder, from }: Extract<MailConfig, { kind: 'folder' }>): MailTransport => ({
  destination: `files in ${folder}`,
  send: async (mail) => {
    const { createTransport } = await loadMailer();
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await writer.sendMail(toMessage(mail, from));
    await mkdir(folder, { recursive: true });
    const name = join(folder, `${Date.now()}-${randomUUID()}`);
    // Renamed when complete, so that a program that collects the files never reads half of one.
    await writeFile(`${name}.part`, message, { mode: 0o600 });
    await rename(`${name}.part`, `${name}.eml`);
  },
});

/** The configured transport: a mail server, or a folder from which another program collects the mail. */
export const makeMailTransport = (config: MailConfig): MailTransport =>
  config.kind === 'smtp' ? smtpTransport(config) : folderTransport(config);
