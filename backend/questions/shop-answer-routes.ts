import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { CommerceFailure, notFound } from '../http/commerce-failure.ts';
import { SMALL_BODY } from '../http/commerce-scope.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import { inspectInput } from '../http/input-guard.ts';
import { makeRequireKey } from '../http/require-key.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { makeModerate, readOpenTexts, type Decision, type ModeratedKind, type OpenText } from './moderate.ts';
import { ANSWER_BOUNDS, makeAnswerQuestion, type PostDeps } from './post-text.ts';

export interface ShopAnswerDeps extends PostDeps {
  readonly database: Kysely<Database>;
}

const PREFIX = '/questions/v1';
const CALLS_A_MINUTE = 600;

const idOf = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw notFound('There is no such text.', 'id');
  return Number(text);
};

const answerSchema = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', maxLength: 4 * ANSWER_BOUNDS.most } },
};

interface OfText {
  readonly Params: { readonly id: string };
}

const KINDS: readonly ModeratedKind[] = ['questions', 'answers'];
const DECISIONS: readonly (readonly [string, Decision])[] = [
  ['publish', 'published'],
  ['reject', 'rejected'],
];

/** The shop's side of questions, by a key: what waits, answers of the shop, and decisions about held texts. [PRO-05] */
export const registerShopAnswers = (
  app: FastifyInstance,
  deps: ShopAnswerDeps & { readonly keyedHash: KeyedHash; readonly questionsKey: string },
): void => {
  const moderate = makeModerate(deps.unitOfWork);
  const answer = makeAnswerQuestion(deps);
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = SMALL_BODY;
      route.config = { ...route.config, ...perMinute(CALLS_A_MINUTE) };
    });
    const { keyedHash, questionsKey: key } = deps;
    scope.addHook('onRequest', makeRequireKey({ keyedHash, setting: 'QUESTIONS_KEY', key }));
    scope.addHook('preValidation', async (request) => inspectInput(request.body));
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    scope.get(`${PREFIX}/open`, () => readOpenTexts(deps.database));
    scope.post<OfText & { Body: { readonly text: string } }>(
      `${PREFIX}/questions/:id/answer`,
      { schema: { body: answerSchema } },
      async (request) => ({ status: await answer(idOf(request.params.id), 'shop', request.body.text) }),
    );
    for (const kind of KINDS) {
      for (const [step, decision] of DECISIONS) {
        scope.post<OfText>(`${PREFIX}/${kind}/:id/${step}`, async (request) => {
          await moderate(kind, idOf(request.params.id), decision);
          return { status: decision };
        });
      }
    }
  });
};

const button = (path: string, text: string): string =>
  `<form method="post" action="/dev/questions/${path}"><button>${text}</button></form>`;

const article = ({ product, text, heldFor }: OpenText, actions: string): string =>
  `<article><h3>${escapeHtml(product)}</h3><p>${escapeHtml(text)}</p>${
    heldFor === '' ? '' : `<p>Held for: ${escapeHtml(heldFor)}</p>`
  }${actions}</article>`;

const heldArticle = (kind: ModeratedKind, text: OpenText): string =>
  article(text, button(`${kind}/${text.id}/publish`, 'Publish') + button(`${kind}/${text.id}/reject`, 'Reject'));

const unansweredArticle = (text: OpenText): string =>
  article(
    text,
    `<form method="post" action="/dev/questions/questions/${text.id}/answer"><label>Answer of the shop <input name="text" maxlength="${ANSWER_BOUNDS.most}" required></label><button>Answer</button></form>`,
  );

const SAME_SITE: readonly unknown[] = ['same-origin', 'none', undefined];

/**
 * `/dev/questions`: answering as the shop and deciding about held texts, by hand. Everybody who reaches it speaks for the
 * shop, so it must not be registered on a public shop. [PRO-05]
 */
export const registerDevelopmentQuestions = (app: FastifyInstance, deps: ShopAnswerDeps): void => {
  const moderate = makeModerate(deps.unitOfWork);
  const answer = makeAnswerQuestion(deps);
  const show = async (reply: FastifyReply): Promise<string> => {
    const { heldQuestions, heldAnswers, unanswered } = await readOpenTexts(deps.database);
    const held = [
      ...heldQuestions.map((text) => heldArticle('questions', text)),
      ...heldAnswers.map((text) => heldArticle('answers', text)),
    ].join('');
    const main = `<h2>Held</h2>${held || '<p>Nothing is held.</p>'}<h2>Without an answer</h2>${
      unanswered.map(unansweredArticle).join('') || '<p>Every question has an answer.</p>'
    }`;
    return sendDevelopmentPage(reply, { title: 'Questions', main });
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: SMALL_BODY },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.get('/dev/questions', (_request, reply) => show(reply));
    scope.post<{
      Params: { readonly kind: string; readonly id: string; readonly step: string };
      Body: { readonly text?: string } | null;
    }>('/dev/questions/:kind/:id/:step', async (request, reply) => {
      if (!SAME_SITE.includes(request.headers['sec-fetch-site'])) {
        throw new CommerceFailure({ status: 403, errorKey: '_ERR_CSRF', message: 'The form is of another site.' });
      }
      const { kind: given, id, step } = request.params;
      const kind = KINDS.find((known) => known === given);
      const decision = DECISIONS.find(([name]) => name === step)?.[1];
      if (kind === 'questions' && step === 'answer') await answer(idOf(id), 'shop', request.body?.text ?? '');
      else if (kind !== undefined && decision !== undefined) await moderate(kind, idOf(id), decision);
      else throw notFound('There is no such step.', 'step');
      return reply.redirect('/dev/questions', 303);
    });
  });
};
