import type { Task } from 'fp-ts/Task';
import type { PageHead, PageOutcome } from './page';

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
      /**
       * The page to show when it cannot be loaded, because the service is down or the session has ended, so that nothing
       * typed is lost. Its data completes the changes. By default the loader's outcome is shown.
       */
      readonly otherwise?: { readonly head: PageHead; readonly data: Partial<Data>; readonly isNeverKept?: boolean };
    }
  | {
      /**
       * Shows a page of this shop at once, without a redirect: programs that post for their users do not follow one
       * (RFC 8058), and an address has no room for what only this shopper may see.
       */
      readonly kind: 'shown';
      /** Path and query of the page, which is loaded as usual. It may be another page than that of the form. */
      readonly url: string;
      /** The properties that replace those of the page's loaded data. */
      readonly changes: object;
    }
  /** Shows the page for unreachable services. */
  | { readonly kind: 'unavailable' };

/**
 * Runs the use cases of a form that was posted without scripts. Fields may be missing, too long or invalid. `parameters`
 * are those that the form's route matched in its path.
 */
export type PageAction<Data> = (
  form: URLSearchParams,
  parameters?: Readonly<Record<string, string>>,
) => Task<ActionResult<Data>>;

/** A form that was refused. */
export type Refusal<Data> = Extract<ActionResult<Data>, { kind: 'refused' }>;

/**
 * Returns the loaded page with the changes of the refused form, at the page's own address and never shareable. Other
 * outcomes are returned unchanged, unless the form has a page of its own for them.
 */
export const withRefusal = <Data>(
  outcome: PageOutcome<Data>,
  { changes, status, otherwise, url }: Refusal<Data>,
): PageOutcome<Data> => {
  const answer = { status, address: url, isShareable: false };
  if (outcome.kind === 'page') return { ...outcome, data: { ...outcome.data, ...changes }, ...answer };
  return otherwise === undefined
    ? outcome
    : { kind: 'page', ...otherwise, data: { ...otherwise.data, ...changes } as Data, ...answer };
};
