import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { isApproved } from './application';
import type { CardProgrammeGateway, TempCard } from './card-programme-gateway';
import type { ApplicationResult } from './card-application-provider';

/** An approval with the shopper's choices. */
export interface Approval {
  readonly result: ApplicationResult | undefined;
  /** Whether the bank had approved before the application. */
  readonly isPrescreen: boolean;
  readonly userId: string | undefined;
  /** The checkbox: `Add temporary Petco Pay credit card to payment wallet`. */
  readonly saveToWallet: boolean;
}

export type AddTempCardError = { readonly kind: 'not-approved' } | UpstreamFailure;

export interface AddTempCardPorts {
  readonly cardProgramme: Pick<CardProgrammeGateway, 'addTempCard'>;
}

/** Adds the approved card, in the wallet or not (PCC-05). Fails without an approval, and as the gateway does. */
export type AddTempCard = (approval: Approval) => TE.TaskEither<AddTempCardError, void>;

export const makeAddTempCard =
  ({ cardProgramme }: AddTempCardPorts): AddTempCard =>
  (approval) =>
    approval.result !== undefined && isApproved(approval.result)
      ? cardProgramme.addTempCard(tempCardOf(approval, approval.result))
      : TE.left({ kind: 'not-approved' });

const tempCardOf = ({ isPrescreen, userId, saveToWallet }: Approval, result: ApplicationResult): TempCard => ({
  callId: result.callId.trim() === '' ? undefined : result.callId,
  isPrescreen,
  pccUserId: userId,
  saveToWallet,
  enrollmentStatus: result.result,
});
