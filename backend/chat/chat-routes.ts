import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ContentBody, ContentLink, ContentSection } from '../content/content-page.ts';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import { CARE_CALL, CARE_TELEPHONE, careText } from './customer-care.ts';
import { answerFrom, makeHelpIndex, type HelpAnswer, type HelpIndex } from './help-index.ts';

export interface ChatRouteDeps {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
}

const CONTACT_PATH = '/contact-us';
/** Questions per address and minute. */
const QUESTION_LIMIT = 30;
const CARE_SECONDS = 30;
const INDEX_MS = 60_000;
const MAX_LINKS = 3;

const questionSchema = {
  type: 'object',
  required: ['question'],
  properties: { question: { type: 'string', minLength: 1, maxLength: 300 } },
};

/** Where people answer. */
const HAND_OVER: readonly ContentLink[] = [
  { text: `Call ${CARE_TELEPHONE}`, url: CARE_CALL },
  { text: 'Contact us', url: CONTACT_PATH },
];

const textOf = ({ paragraphs = [], list = [] }: ContentSection): string =>
  [...paragraphs, ...list.map((entry) => `• ${entry}`)].join('\n');

/** The page of the answer, then where its section leads; each address once. */
const linksOf = ({ path, title, section: { links = [] } }: HelpAnswer): readonly ContentLink[] =>
  [{ text: title, url: path }, ...links]
    .filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index)
    .slice(0, MAX_LINKS);

/** Reads the index of the pages, at most once a minute. */
const makeIndexReader = ({ database, clock }: ChatRouteDeps): (() => Promise<HelpIndex>) => {
  let kept: { readonly index: Promise<HelpIndex>; readonly until: number } | undefined;
  const read = async (): Promise<HelpIndex> => {
    const rows = await database.selectFrom('content_page').select(['path', 'title', 'body']).orderBy('path').execute();
    return makeHelpIndex(rows.map(({ body, ...page }) => ({ ...page, body: JSON.parse(body) as ContentBody })));
  };
  return () => {
    if (kept !== undefined && clock() < kept.until) return kept.index;
    const index = read();
    kept = { index, until: clock() + INDEX_MS };
    index.catch(() => {
      kept = undefined;
    });
    return index;
  };
};

/** The live chat: answers from the shop's pages, and whether customer care can be called. [CHT-01] */
export const registerChatRoutes = (app: FastifyInstance, deps: ChatRouteDeps): void => {
  const readIndex = makeIndexReader(deps);

  app.post<{ Body: { readonly question: string } }>(
    `${TRANSACTION_BASE}/x_chat/answer`,
    { bodyLimit: SMALL_BODY, schema: { body: questionSchema }, config: { ...perMinute(QUESTION_LIMIT), isRead: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const answer = answerFrom(await readIndex(), request.body.question);
      const x_chatAnswer =
        answer === undefined
          ? { found: 'false', links: HAND_OVER }
          : { found: 'true', text: textOf(answer.section), links: linksOf(answer) };
      return { x_chatAnswer, resourceName: 'x_chat' };
    },
  );

  app.get(`${TRANSACTION_BASE}/x_chat/care`, async (_request, reply) => {
    allowCaching(reply, CARE_SECONDS);
    return { x_chatCare: { text: careText(deps.clock()) }, resourceName: 'x_chat' };
  });
};
