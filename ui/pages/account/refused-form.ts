import { accountProblem, type AccountFormError, type AccountProblem } from '../../../core/account/account-form';
import type { SignedInHere } from '../../../core/account/security/sign-out-everywhere';
import type { FieldErrors } from '../../../core/forms/form';
import type { ActionResult, Refusal } from '../../page/page-action';
import { statusOfFailure } from '../shared/status-of-failure';
import { accountHead } from './account-head';

/** A form of the account that was refused. */
export interface RefusedForm<Name extends string = string> {
  readonly name: Name;
  /** What was typed, by field; never a password. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: FieldErrors<string>;
  /** What stands above the form; undefined when the errors stand beside the fields. */
  readonly problem: AccountProblem | undefined;
}

/** The part of a page's data for its forms. */
export interface WithRefusedForm<Name extends string> {
  readonly refused: RefusedForm<Name> | undefined;
}

export interface RefusedPage<Data> {
  /** The path of the page. */
  readonly url: string;
  readonly title: string;
  readonly shop: string;
  /** The page's data when the session has ended, so that nothing typed is lost. */
  readonly unloaded: Data;
}

const statusOf = (failure: AccountFormError<string> | SignedInHere): number => {
  switch (failure.kind) {
    case 'invalid-fields':
      return 400;
    case 'sign-in-needed':
      return 401;
    case 'signed-in-here':
      return 503;
    default:
      return statusOfFailure(failure);
  }
};

/** Shows the page of a refused form again, with what was typed, the errors and what to do. */
export const refusedForm =
  <Name extends string, Data extends WithRefusedForm<Name>>({ url, title, shop, unloaded }: RefusedPage<Data>) =>
  (name: Name, typed: RefusedForm['typed']) =>
  (failure: AccountFormError<string> | SignedInHere): ActionResult<Data> => {
    const errors = failure.kind === 'invalid-fields' ? failure.errors : {};
    const refused: RefusedForm<Name> = { name, typed, errors, problem: accountProblem(failure) };
    const changes = { refused } as Partial<Data>;
    const result: Refusal<Data> = { kind: 'refused', status: statusOf(failure), url, changes };
    return { ...result, otherwise: { head: accountHead(title, shop), data: unloaded, isNeverKept: true } };
  };
