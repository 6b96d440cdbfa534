import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ViewProduct, ViewProductError, ViewedProduct } from '../../../core/catalogue/view-product';
import { questionsPath } from '../../../core/paths/question-paths';
import type { ProductQuestions } from '../../../core/questions/product-questions';
import type { QuestionList } from '../../../core/questions/question';
import { plainLine } from '../../../core/shared/plain-line';
import type { PageLoader, PageOutcome } from '../../page/page';
import { QUESTION_MARKS, type JustPosted, type QuestionsData } from './questions-data';

export interface QuestionsLoaderPorts {
  readonly viewProduct: ViewProduct;
  readonly questions: ProductQuestions;
  readonly shop: string;
}

const PER_PAGE = 10;
/** The most that the service reads of one question. */
const ANSWERS = 20;
const MAX_PAGES = 100;
const MAX_SEARCH = 100;

/** Loads the questions about a product: all, or those that a search finds (PRO-05). */
export const makeQuestionsLoader =
  ({ viewProduct, questions, shop }: QuestionsLoaderPorts): PageLoader<QuestionsData> =>
  ({ parameters, query }) => {
    const search = plainLine(query.get(QUESTION_MARKS.search) ?? '', MAX_SEARCH);
    const page = pageIn(query.get(QUESTION_MARKS.page));
    return pipe(
      viewProduct(parameters['url'] ?? ''),
      TE.bindTo('viewed'),
      TE.bindW('list', ({ viewed: { product } }) =>
        questions.find({
          productId: product.id,
          search: search === '' ? undefined : search,
          offset: (page - 1) * PER_PAGE,
          limit: PER_PAGE,
          answers: ANSWERS,
        }),
      ),
      TE.match(
        ({ kind }: ViewProductError): PageOutcome<QuestionsData> =>
          kind === 'no-such-product' ? { kind: 'not-found' } : { kind: 'unavailable' },
        ({ viewed, list }) =>
          pageOf(shop, viewed, { search, page, list, posted: postedIn(query.get(QUESTION_MARKS.posted)) }),
      ),
    );
  };

const pageIn = (written: string | null): number => {
  const page = /^\d{1,3}$/.test(written ?? '') ? Number(written) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGES);
};

const POSTED: ReadonlyArray<JustPosted> = ['question', 'question-held', 'answer', 'answer-held'];

const postedIn = (written: string | null): JustPosted | undefined => POSTED.find((posted) => posted === written);

interface Shown {
  readonly search: string;
  readonly page: number;
  readonly list: QuestionList;
  readonly posted: JustPosted | undefined;
}

const pageOf = (shop: string, { product }: ViewedProduct, shown: Shown): PageOutcome<QuestionsData> => ({
  kind: 'page',
  data: {
    ...shown,
    product: { id: product.id, url: product.url, name: product.name, image: product.images[0] },
    pages: Math.min(MAX_PAGES, Math.ceil(shown.list.matching / PER_PAGE)),
    refused: undefined,
  },
  head: {
    title: `Questions about ${product.name} | ${shop}`,
    description: `Questions about ${product.name}, answered by ${shop} and other customers.`,
    canonical: questionsPath(product.url),
    isIndexed: shown.search === '' && shown.page === 1 && shown.list.total > 0,
  },
  isShareable: shown.posted === undefined,
});
