import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { makeCleanupJob } from './cleanup-job.ts';
import { pageOriginOf, type BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import { makeUnitOfWork } from './database/unit-of-work.ts';
import { makePictureFiles, pictureFolderOf } from './images/imported/picture-files.ts';
import { makeJobQueue } from './jobs/database-job-queue.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { makeJobWorker, type JobHandlers } from './jobs/job-worker.ts';
import { addRecurringJob } from './jobs/recurring-job.ts';
import { makeDiscardMail, makeSendMail } from './mail/deliver-mail.ts';
import { makeMailTransport } from './mail/mail-transport.ts';
import { makeMailSealer } from './mail/mailer.ts';
import { makeReceiveCard } from './wallet/card-arrival.ts';

/** The background work of this process. */
export interface BackgroundJobs {
  readonly queue: JobQueue;
  /** The kinds of jobs that this process does. */
  readonly kinds: readonly string[];
  /** Does the jobs that are due, once. Rejects when the database fails. */
  round(): Promise<void>;
  /**
   * Does due jobs until it is stopped, with a pause after each round, and adds the recurring ones. Resolves with a function
   * that stops this and waits for what is being done.
   */
  start(pauseMs: number): Promise<() => Promise<void>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The background work, for the process that does it. */
    readonly backgroundJobs: BackgroundJobs;
  }
}

export interface BackgroundJobsDeps {
  readonly database: Kysely<Database>;
  readonly config: Pick<BackendConfig, 'mail' | 'outbox' | 'publicOrigin' | 'machineOrigin'>;
  readonly serverSecret: string;
  readonly dataFolder: string;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** A demonstration may have no address of its own. */
const NO_LINKS =
  'mail about orders, repeat deliveries and appointments has no links: PUBLIC_ORIGIN is not set, and no other address of the shop is known';

/** Without a mail server or folder mail waits. */
const makeMailHandlers = ({ database, config, serverSecret, clock, log }: BackgroundJobsDeps) => {
  const discard: JobHandlers = { 'discarded-mail': makeDiscardMail(database) };
  if (config.mail === undefined) {
    const warning =
      'no mail is sent: MAIL_URL is not set. Codes and links are not delivered; mail waits for seven days';
    return { handlers: discard, announce: () => (config.outbox ? undefined : log.warn(warning)) };
  }
  const transport = makeMailTransport(config.mail);
  const sealer = makeMailSealer(serverSecret);
  const handlers: JobHandlers = { ...discard, mail: makeSendMail({ database, transport, sealer, clock }) };
  return { handlers, announce: () => log.info(`mail is handed to ${transport.destination}`) };
};

/**
 * The background work: that of orders, mail, cards of the wallet and the hourly cleanup. Nothing runs until `round` or
 * `start` is called.
 */
export const makeBackgroundJobs = (deps: BackgroundJobsDeps, orderJobs: JobHandlers): BackgroundJobs => {
  const { database, dataFolder, clock, log } = deps;
  const queue = makeJobQueue(database);
  const unitOfWork = makeUnitOfWork(database);
  const mail = makeMailHandlers(deps);
  const pictures = makePictureFiles(pictureFolderOf(dataFolder));
  const cleanup = makeCleanupJob({ database, pictures, startedAt: clock() });
  const cardArrival = makeReceiveCard(unitOfWork);
  const handlers: JobHandlers = { ...orderJobs, ...mail.handlers, cleanup, 'card-arrival': cardArrival };
  const worker = makeJobWorker({ queue, handlers, clock, log });
  return {
    queue,
    kinds: Object.keys(handlers),
    round: worker.round,
    start: async (pauseMs) => {
      mail.announce();
      if (pageOriginOf(deps.config) === undefined) log.warn(NO_LINKS);
      await addRecurringJob({ queue, unitOfWork, clock }, 'cleanup');
      await addRecurringJob({ queue, unitOfWork, clock }, 'stock-notices');
      return worker.start(pauseMs);
    },
  };
};
