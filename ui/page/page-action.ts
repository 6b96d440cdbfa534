import type { Task } from 'fp-ts/Task';
import type { PageOutcome } from './page';

/** What a form that was posted without scripts leads to. */
export type ActionResult<Data> =
  | {
      /** The form did its work: on to a page, so that a reload does not post again. */
      readonly kind: 'see-other';
      /** A path of this shop, with its query. */
      readonly url: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      /** The page is shown again with what was typed and what is wrong. */
      readonly kind: 'refused';
      readonly status: number;
      /** Path and query of the page, which is loaded as for a visit. */
      readonly url: string;
      /** What the form makes of the loaded data. */
      readonly changes: Partial<Data>;
    }
  /** The page that says that the shop's services cannot be reached; nothing is promised. */
  | { readonly kind: 'unavailable' };

/** Runs the use cases of a form, as a page without scripts posts it. Fields may be missing, too long or nonsense. */
export type PageAction<Data> = (form: URLSearchParams) => Task<ActionResult<Data>>;

/** A form that was refused. */
export type Refusal<Data> = Extract<ActionResult<Data>, { kind: 'refused' }>;

/** The loaded page with what the refused form makes of it; nobody shares it. A page that cannot be had stays as it is. */
export const withRefusal = <Data>(outcome: PageOutcome<Data>, { changes, status }: Refusal<Data>): PageOutcome<Data> =>
  outcome.kind === 'page' ? { ...outcome, data: { ...outcome.data, ...changes }, status, isShareable: false } : outcome;
