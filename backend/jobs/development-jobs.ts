import type { FastifyInstance, FastifyReply } from 'fastify';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import type { JobCount, JobQueue, JobState, ListedJob } from './job-queue.ts';
import type { ListedMovement, ListedMovements } from './listed-movements.ts';

const SHOWN = 50;

const SECTIONS: readonly (readonly [state: JobState, title: string])[] = [
  ['dead', 'Dead letters: given up, for a person to look at'],
  ['failed', 'Failed: tried again'],
  ['running', 'Running'],
  ['waiting', 'Waiting'],
];

const timeOf = (ms: number): string => {
  const time = new Date(ms).toISOString();
  return `<time datetime="${time}">${time}</time>`;
};

/** A line for each kind, such as `webhook: 1 failed, 2 waiting`. */
const countsList = (counts: readonly JobCount[], handled: ReadonlySet<string>): string => {
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  const lines = kinds.map((kind) => {
    const own = counts.filter((entry) => entry.kind === kind).map(({ state, count }) => `${count} ${state}`);
    const note = handled.has(kind) ? '' : ' (not done by this process)';
    return `<li>${escapeHtml(`${kind}: ${own.join(', ')}${note}`)}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
};

/** A button that makes something due again. `path` is that of its page, and `name` says what it is. */
const againForm = (path: string, name: string): string =>
  `<form method="post" action="${path}/again"><button aria-label="Try ${name} again">Try again</button></form>`;

const toArticle = (state: JobState, job: ListedJob): string => {
  const { id, kind, orderId, attempts, queuedAt, runAt, deadAt, problem } = job;
  const order = orderId === null ? '' : `, order ${orderId}`;
  const next = state === 'failed' || state === 'waiting' ? `, due ${timeOf(runAt)}` : '';
  const end = deadAt === null ? '' : `, given up ${timeOf(deadAt)}`;
  const why = problem === null ? '' : `<p>Problem: ${escapeHtml(problem)}</p>`;
  const again = state === 'dead' ? againForm(`/dev/jobs/${id}`, `job ${id}`) : '';
  return `<article><h3>${escapeHtml(kind)}, job ${id}${order}</h3>
<p>Queued ${timeOf(queuedAt)}${next}${end}; attempts: ${attempts}</p>${why}${again}</article>`;
};

const toMovement = ({ id, kind, orderId, attempts, nextTryAt, deadAt, problem }: ListedMovement): string => {
  const when = deadAt === null ? `next try ${timeOf(nextTryAt)}` : `given up ${timeOf(deadAt)}`;
  const why = problem === null ? '' : `<p>Problem: ${escapeHtml(problem)}</p>`;
  const again = deadAt === null ? '' : againForm(`/dev/jobs/movements/${id}`, `movement ${id}`);
  return `<article><h3>${escapeHtml(kind)}, movement ${id}, order ${orderId}</h3>
<p>Attempts: ${attempts}, ${when}</p>${why}${again}</article>`;
};

const toMovements = (title: string, movements: readonly ListedMovement[]): string =>
  movements.length === 0 ? '' : `<h2>${title}</h2>${movements.map(toMovement).join('')}`;

const SAME_SITE: readonly unknown[] = ['same-origin', 'none', undefined];
const ID = /^\d{1,15}$/;

export interface DevelopmentJobsDeps {
  readonly queue: Pick<JobQueue, 'count' | 'list' | 'revive'>;
  /** The kinds of jobs that this process does. */
  readonly kinds: readonly string[];
  /** The captures, releases and refunds, which are kept and sent apart from the jobs. */
  readonly listMovements: (most: number) => Promise<ListedMovements>;
  /** Makes one that was given up due again. */
  readonly reviveMovement: (id: number, now: number) => Promise<boolean>;
  readonly clock: () => number;
}

/**
 * `/dev/jobs`: the background work that waits, runs, failed or was given up, and the movements of money that wait or were
 * given up, with a button to try again what was given up. Everybody who reaches it can do so, so it must not be registered
 * on a public shop. [GRW-03]
 */
export const registerDevelopmentJobs = (
  app: FastifyInstance,
  { queue, kinds, listMovements, reviveMovement, clock }: DevelopmentJobsDeps,
): void => {
  const handled = new Set(kinds);

  const showJobs = async (reply: FastifyReply): Promise<string> => {
    const now = clock();
    const counts = await queue.count(now);
    const parts = [counts.length === 0 ? '<p>No background work is due.</p>' : countsList(counts, handled)];
    for (const [state, title] of SECTIONS) {
      const jobs = await queue.list(state, now, SHOWN);
      if (jobs.length > 0) parts.push(`<h2>${title}</h2>${jobs.map((job) => toArticle(state, job)).join('')}`);
    }
    const { dead, waiting } = await listMovements(SHOWN);
    parts.push(toMovements('Movements of money given up: for a person to look at', dead));
    parts.push(toMovements('Movements of money that wait', waiting));
    return sendDevelopmentPage(reply, { title: 'Background work', main: parts.join('') });
  };

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
    scope.get('/dev/jobs', (_request, reply) => showJobs(reply));
    const reviveAt = (path: string, revive: (id: number, now: number) => Promise<unknown>): void => {
      scope.post<{ Params: { readonly id: string } }>(`${path}/:id/again`, async (request, reply) => {
        if (!SAME_SITE.includes(request.headers['sec-fetch-site'])) {
          throw new CommerceFailure({ status: 403, errorKey: '_ERR_CSRF', message: 'The form is of another site.' });
        }
        const { id } = request.params;
        if (!ID.test(id)) throw invalidParameter('id', 'id must be a number that the page shows.');
        await revive(Number(id), clock());
        return reply.redirect('/dev/jobs', 303);
      });
    };
    reviveAt('/dev/jobs', (id, now) => queue.revive(id, now));
    reviveAt('/dev/jobs/movements', reviveMovement);
  });
};
