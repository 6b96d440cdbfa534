import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ReviewStatus } from '../database/tables/reviews-tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import { decide, listQueue, type QueuedReview } from './moderate.ts';
import { noSuchReview } from './review-failures.ts';

const SHOWN = 50;
const SECTIONS: readonly (readonly [title: string, status: ReviewStatus])[] = [
  ['Waiting', 'pending'],
  ['Published', 'published'],
  ['Rejected', 'rejected'],
];

const button = ({ reviewId, revision }: QueuedReview, status: string, text: string): string =>
  `<form method="post" action="/dev/reviews/${escapeHtml(reviewId)}/${revision}/${status}"><button aria-label="${text} review ${escapeHtml(reviewId)}">${text}</button></form>`;

const toArticle = (review: QueuedReview): string => {
  const { reviewId, rating, title, text, partNumber, heldFor, status } = review;
  const why = heldFor === '' ? '' : `<p>Held for: ${escapeHtml(heldFor)}</p>`;
  const buttons = [
    ...(status === 'published' ? [] : [button(review, 'published', 'Publish')]),
    ...(status === 'rejected' ? [] : [button(review, 'rejected', 'Reject')]),
  ];
  return `<article><h3>${escapeHtml(title)}</h3>
<p>Review ${escapeHtml(reviewId)} of ${escapeHtml(partNumber)}, ${rating} of 5 stars</p>
<p>${escapeHtml(text)}</p>${why}${buttons.join('')}</article>`;
};

const SAME_SITE: readonly unknown[] = ['same-origin', 'none', undefined];

interface DecisionRoute {
  readonly Params: { readonly id: string; readonly revision: string; readonly status: string };
}

export interface DevelopmentReviewsDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
}

/**
 * `/dev/reviews`: the queue of reviews by hand, with buttons that are forms. Everybody who reaches it decides, so it must
 * not be registered on a public shop. [PRO-04]
 */
export const registerDevelopmentReviews = (
  app: FastifyInstance,
  { database, unitOfWork, clock }: DevelopmentReviewsDeps,
): void => {
  const showReviews = async (reply: FastifyReply): Promise<string> => {
    const parts: string[] = [];
    for (const [title, status] of SECTIONS) {
      const reviews = await listQueue(database, { status, after: 0, most: SHOWN });
      if (reviews.length > 0) parts.push(`<h2>${title}</h2>${reviews.map(toArticle).join('')}`);
    }
    const main = parts.length === 0 ? '<p>Nobody has written a review yet.</p>' : parts.join('');
    return sendDevelopmentPage(reply, { title: 'Reviews', main });
  };

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
    scope.get('/dev/reviews', (_request, reply) => showReviews(reply));
    scope.post<DecisionRoute>('/dev/reviews/:id/:revision/:status', async (request, reply) => {
      if (!SAME_SITE.includes(request.headers['sec-fetch-site'])) {
        throw new CommerceFailure({ status: 403, errorKey: '_ERR_CSRF', message: 'The form is of another site.' });
      }
      const { id, revision, status } = request.params;
      const isKnown = status === 'published' || status === 'rejected';
      if (!isKnown || !/^\d{1,15}$/.test(id) || !/^\d{1,9}$/.test(revision)) throw noSuchReview();
      const decided = { reviewId: Number(id), revision: Number(revision), decidedAt: clock() };
      await unitOfWork.run((trx) => decide(trx, { ...decided, status }));
      return reply.redirect('/dev/reviews', 303);
    });
  });
};
