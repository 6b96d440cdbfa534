import { parentPort, workerData } from 'node:worker_threads';
import { listenProblem } from '../../../settings/listen-problem.ts';
import type { DoubleCommand, DoubleMessage, DoubleThreadData } from './double-messages.ts';
import { DoubleStore } from './double-store.ts';
import { listeningOrigin, makePaymentDouble } from './payment-double.ts';

/** The thread of `startDoubleThread`. */

const NAMES = { host: 'PAYMENT_HOST', port: 'PAYMENT_PORT' };

const data = workerData as DoubleThreadData;
const { host, port, webhookSecret, publicOrigin } = data;

let eventsUrl: string | undefined;
const webhook = { url: () => eventsUrl, secret: webhookSecret };

const app = await makePaymentDouble({
  store: new DoubleStore(data.file, (error) =>
    app.log.warn({ err: error }, 'checkpoints of the embedded provider are made by commits from now on'),
  ),
  clock: Date.now,
  secretKey: data.secretKey,
  shopOrigins: data.shopOrigins,
  minimumChargeCents: data.minimumChargeCents,
  cardsPerMinute: data.cardsPerMinute,
  webhook,
  logLevel: data.logLevel,
  logDestination: process.stdout,
  ...(publicOrigin !== undefined && { publicOrigin }),
});
// A bug in one request: only its own response is lost.
process.on('unhandledRejection', (error) => {
  app.log.error({ err: error }, 'a promise was rejected and nothing handled it');
});

const tell = (message: DoubleMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (command: DoubleCommand) => {
  if (command !== 'stop') eventsUrl = command.sendEventsTo;
  else void app.close().then(() => parentPort?.close());
});

try {
  await app.listen({ host, port, listenTextResolver: (address) => `embedded payment provider ready at ${address}` });
  tell({ origin: listeningOrigin(app) });
} catch (error) {
  await app.close();
  const problem = listenProblem(error, { host, port, names: NAMES }) ?? 'The payment provider could not listen.';
  tell({ problem, cause: error });
  parentPort?.close();
}
