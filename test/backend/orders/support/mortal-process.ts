import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import { embeddedTaxRates } from '../../../../backend/taxes/tax-rates.ts';
import { makeUnitOfWork, type UnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { makeJobQueue } from '../../../../backend/jobs/database-job-queue.ts';
import {
  makeJobWorker,
  type JobHandler,
  type JobHandlers,
  type JobWorker,
} from '../../../../backend/jobs/job-worker.ts';
import { makeOrderServices, type OrderServices } from '../../../../backend/order-services.ts';
import type { PaymentProvider } from '../../../../backend/payments/payment-provider.ts';
import { SERVER_SECRET } from '../../support/server-secret.ts';

/** What happens at one boundary of a process: a transaction, or a request to the provider. */
export type Fate =
  | 'goes on'
  /** The process ends before the effect. */
  | 'dies before'
  /** The process ends after the effect, and its result is lost. */
  | 'dies after'
  /** The request is carried out, and its answer is lost. Transactions go on. */
  | 'loses the answer'
  /** The request does not reach the provider. Transactions go on. */
  | 'is unavailable';

/** Tells what a job is about to do; undefined for one that is of no interest. */
export type DescribeJob = (kind: string, body: Parameters<JobHandler['run']>[0]) => Promise<string | undefined>;

const never = <Result>(): Promise<Result> => new Promise(() => undefined);

export interface MortalProcessDeps {
  readonly database: Kysely<Database>;
  readonly provider: PaymentProvider;
  readonly clock: () => number;
  /** Jobs that it does beside those of orders; default none. */
  readonly jobs?: JobHandlers;
  /** Whether changes of orders are reported; the job `webhook` of `jobs` posts them. Default false. */
  readonly reports?: boolean;
  /** How long it waits for the outcome of an order, in milliseconds; default 5. */
  readonly waitMs?: number;
  /**
   * Told of each boundary before it is passed, with what the job of it does, and whether it is a request to the provider;
   * default nobody is.
   */
  readonly onStep?: (doing: string | undefined, isRequest: boolean) => void;
}

/** A process of the backend that ends at some boundary: nothing that it does afterwards has an effect. */
export class MortalProcess {
  readonly services: OrderServices;
  readonly #worker: JobWorker;
  readonly #fates: Fate[];
  readonly #onStep: NonNullable<MortalProcessDeps['onStep']>;
  #isDead = false;
  /** What the job whose step is carried out does. */
  readonly #doing = new AsyncLocalStorage<string | undefined>();
  #endedWhile: string | undefined;
  #die: () => void = () => undefined;
  /** Resolves when the process ends. */
  readonly death = new Promise<'no answer'>((resolve) => {
    this.#die = () => resolve('no answer');
  });

  constructor(deps: MortalProcessDeps, fates: readonly Fate[], describe: DescribeJob = async () => undefined) {
    const { database, provider, clock, jobs: more = {}, waitMs = 5, onStep = () => undefined } = deps;
    const fulfilmentWebhook = deps.reports === true ? { url: 'http://127.0.0.1:1', secret: '' } : undefined;
    this.#fates = [...fates];
    this.#onStep = onStep;
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    this.services = makeOrderServices({
      database,
      unitOfWork: this.#mortalUnitOfWork(makeUnitOfWork(database)),
      provider: this.#mortalProvider(provider),
      taxes: embeddedTaxRates,
      serverSecret: SERVER_SECRET,
      config: {
        publicOrigin: undefined,
        shopName: 'Petco',
        machineOrigin: undefined,
        lookUpLimit: 30,
        declineLimit: 30,
        fulfilmentWebhook,
      },
      clock,
      log,
      waitMs,
    });
    const jobs = makeJobQueue(database);
    const queue: Parameters<typeof makeJobWorker>[0]['queue'] = {
      lease: (kind, options) => this.#pass(() => jobs.lease(kind, options)),
      finish: (job, outcome, follow) => this.#pass(() => jobs.finish(job, outcome, follow)),
    };
    const handlers = this.#described({ ...this.services.jobs, ...more }, describe);
    this.#worker = makeJobWorker({ queue, handlers, clock, log });
  }

  /** What the job did in the midst of which the process ended; undefined when it did not end, or between jobs. */
  get endedWhile(): string | undefined {
    return this.#endedWhile;
  }

  /** Does once what is due in the background. */
  async work(): Promise<void> {
    await this.services.work.round();
    await this.#worker.round();
  }

  #described(handlers: JobHandlers, describe: DescribeJob): JobHandlers {
    return Object.fromEntries(
      Object.entries(handlers).map(([kind, handler]): [string, JobHandler] => [
        kind,
        {
          ...handler,
          run: async (...args) => this.#doing.run(await describe(kind, args[0]), () => handler.run(...args)),
        },
      ]),
    );
  }

  #end(): void {
    if (!this.#isDead) this.#endedWhile = this.#doing.getStore();
    this.#isDead = true;
    this.#die();
  }

  /** Passes one boundary. */
  async #pass<Result>(effect: () => Promise<Result>, whenLost?: Result, whenUnavailable?: Result): Promise<Result> {
    const fate = this.#fates.shift() ?? 'goes on';
    this.#onStep(this.#doing.getStore(), whenUnavailable !== undefined);
    if (this.#isDead) return never();
    if (fate === 'dies before') {
      this.#end();
      return never();
    }
    if (fate === 'is unavailable' && whenUnavailable !== undefined) return whenUnavailable;
    const result = await effect();
    if (this.#isDead || fate === 'dies after') {
      this.#end();
      return never();
    }
    return fate === 'loses the answer' && whenLost !== undefined ? whenLost : result;
  }

  #mortalUnitOfWork(unitOfWork: UnitOfWork): UnitOfWork {
    return { run: (job) => this.#pass(() => unitOfWork.run(job)) };
  }

  #mortalProvider(provider: PaymentProvider): PaymentProvider {
    const lost = { kind: 'outcome-unknown', cause: 'connection-lost' } as const;
    const away = { kind: 'unavailable', cause: 'unreachable' } as const;
    return {
      minimumChargeCents: provider.minimumChargeCents,
      takesStoreCard: provider.takesStoreCard,
      authorise: (request) => this.#pass(() => provider.authorise(request), lost, away),
      lookUp: (request) => this.#pass(() => provider.lookUp(request), lost, away),
      payment: (id) => this.#pass(() => provider.payment(id), away, away),
      capture: (request) => this.#pass(() => provider.capture(request), lost, away),
      cancel: (request) => this.#pass(() => provider.cancel(request), lost, away),
      refund: (request) => this.#pass(() => provider.refund(request), lost, away),
      createCustomer: (request) => this.#pass(() => provider.createCustomer(request), lost, away),
      detach: (request) => this.#pass(() => provider.detach(request), lost, away),
      saveMethod: (request) => this.#pass(() => provider.saveMethod(request), lost, away),
      changeExpiry: (request) => this.#pass(() => provider.changeExpiry(request), lost, away),
      savedMethod: (request) => this.#pass(() => provider.savedMethod(request), away, away),
      removeCustomer: (request) => this.#pass(() => provider.removeCustomer(request), lost, away),
      readWebhook: (body, signature) => provider.readWebhook(body, signature),
    };
  }
}
