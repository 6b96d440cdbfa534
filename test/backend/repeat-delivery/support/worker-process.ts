import { appendFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openDataFolder } from '../../../../backend/catalogue/open-data-folder.ts';
import { makeSendMail } from '../../../../backend/mail/deliver-mail.ts';
import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { StripePaymentProvider } from '../../../../backend/payments/stripe/stripe-payment-provider.ts';
import { MortalProcess } from '../../orders/support/mortal-process.ts';
import { SERVER_SECRET } from '../../support/server-secret.ts';
import { describing } from './doing.ts';
import type { WorkerMessage } from './worker-messages.ts';

/**
 * A worker of the backend in a process of its own, to be killed: `node worker-process.ts DATA_FOLDER PROVIDER KEY MAIL_FILE`.
 * Told the time, it does once what is due for repeat deliveries, orders and mail, and says so. It tells each step before it
 * takes it. Mail is handed over as a line of JSON at the end of MAIL_FILE.
 */
const [, , dataFolder = '', origin = '', secretKey = '', mailFile = ''] = process.argv;

let now = 0;
const clock = (): number => now;
const say = (message: WorkerMessage): void => void process.send?.(message);

const database = await openDataFolder(dataFolder, { busyTimeoutMs: 30_000 });
const mail = makeSendMail({
  database,
  transport: {
    destination: mailFile,
    send: async ({ to, text }) => {
      say({ doing: 'mailing' });
      appendFileSync(mailFile, `${JSON.stringify({ to, text })}\n`);
    },
  },
  sealer: makeMailSealer(SERVER_SECRET),
  clock,
});
const log = { warn: () => undefined };
const provider = new StripePaymentProvider({ secretKey, origin, webhookSecret: '', timeoutMs: 10_000, clock, log });
const authorise = provider.authorise.bind(provider);
provider.authorise = async (request) => {
  const result = await authorise(request);
  say({ doing: 'paid' });
  return result;
};
const onStep = (doing: string | undefined): void => (doing === undefined ? undefined : say({ doing }));
const worker = new MortalProcess(
  { database, provider, clock, jobs: { mail }, waitMs: 10_000, onStep },
  [],
  describing(database),
);

process.on('message', (time: number) => {
  now = time;
  worker.work().then(
    () => say('done'),
    (error: unknown) => say({ problem: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
// A killed process stores nothing when it ends.
flushCompileCache();
say('ready');
