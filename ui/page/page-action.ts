import type { Task } from 'fp-ts/Task';
import type { PageOutcome } from './page';

/** The outcome of a form that was posted without scripts. */
export type ActionResult<Data> =
  | {
      /** The form succeeded. Redirects to a page, so that a reload does not post again. */
      readonly kind: 'see-other';
      /** A path of this shop, with its query. */
      readonly url: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      /** The page is shown again with the typed values and the errors. */
      readonly kind: 'refused';
      readonly status: number;
      /** Path and query of the page, which is loaded as usual. */
      readonly url: string;
      /** The properties that replace those of the loaded data. */
      readonly changes: Partial<Data>;
    }
  /** Shows the page for unreachable services. */
  | { readonly kind: 'unavailable' };

/** Runs the use cases of a form that was posted without scripts. Fields may be missing, too long or invalid. */
export type PageAction<Data> = (form: URLSearchParams) => Task<ActionResult<Data>>;

/** A form that was refused. */
export type Refusal<Data> = Extract<ActionResult<Data>, { kind: 'refused' }>;

/**
 * Returns the loaded page with the changes of the refused form, never shareable. Other outcomes are returned unchanged.
 */
export const withRefusal = <Data>(outcome: PageOutcome<Data>, { changes, status }: Refusal<Data>): PageOutcome<Data> =>
  outcome.kind === 'page' ? { ...outcome, data: { ...outcome.data, ...changes }, status, isShareable: false } : outcome;
