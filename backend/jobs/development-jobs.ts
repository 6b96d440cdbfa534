import type { FastifyInstance, FastifyReply } from 'fastify';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import type { JobCount, JobQueue, JobState, ListedJob } from './job-queue.ts';

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

const toArticle = (state: JobState, job: ListedJob): string => {
  const { id, kind, orderId, attempts, queuedAt, runAt, deadAt, problem } = job;
  const order = orderId === null ? '' : `, order ${orderId}`;
  const next = state === 'failed' || state === 'waiting' ? `, due ${timeOf(runAt)}` : '';
  const end = deadAt === null ? '' : `, given up ${timeOf(deadAt)}`;
  const why = problem === null ? '' : `<p>Problem: ${escapeHtml(problem)}</p>`;
  const again =
    state === 'dead'
      ? `<form method="post" action="/dev/jobs/${id}/again"><button aria-label="Try job ${id} again">Try again</button></form>`
      : '';
  return `<article><h3>${escapeHtml(kind)}, job ${id}${order}</h3>
<p>Queued ${timeOf(queuedAt)}${next}${end}; attempts: ${attempts}</p>${why}${again}</article>`;
};

const SAME_SITE: readonly unknown[] = ['same-origin', 'none', undefined];
const ID = /^\d{1,15}$/;

export interface DevelopmentJobsDeps {
  readonly queue: Pick<JobQueue, 'count' | 'list' | 'revive'>;
  /** The kinds of jobs that this process does. */
  readonly kinds: readonly string[];
  readonly clock: () => number;
}

/**
 * `/dev/jobs`: the background work that waits, runs, failed or was given up, with a button to try again. Everybody who
 * reaches it can do so, so it must not be registered on a public shop. [GRW-03]
 */
export const registerDevelopmentJobs = (app: FastifyInstance, { queue, kinds, clock }: DevelopmentJobsDeps): void => {
  const handled = new Set(kinds);

  const showJobs = async (reply: FastifyReply): Promise<string> => {
    const now = clock();
    const counts = await queue.count(now);
    const parts = [counts.length === 0 ? '<p>No background work is due.</p>' : countsList(counts, handled)];
    for (const [state, title] of SECTIONS) {
      const jobs = await queue.list(state, now, SHOWN);
      if (jobs.length > 0) parts.push(`<h2>${title}</h2>${jobs.map((job) => toArticle(state, job)).join('')}`);
    }
    return sendDevelopmentPage(reply, { title: 'Background work', main: parts.join('') });
  };

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
    scope.get('/dev/jobs', (_request, reply) => showJobs(reply));
    scope.post<{ Params: { readonly id: string } }>('/dev/jobs/:id/again', async (request, reply) => {
      if (!SAME_SITE.includes(request.headers['sec-fetch-site'])) {
        throw new CommerceFailure({ status: 403, errorKey: '_ERR_CSRF', message: 'The form is of another site.' });
      }
      const { id } = request.params;
      if (!ID.test(id)) throw invalidParameter('id', 'id must be the number of a job.');
      await queue.revive(Number(id), clock());
      return reply.redirect('/dev/jobs', 303);
    });
  });
};
