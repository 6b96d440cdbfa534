import * as E from 'fp-ts/Either';
import type { CardProgrammeGateway, TempCard } from '../../core/petco-pay/card-programme-gateway';
import { NO_CARD, type CardStatus } from '../../core/petco-pay/card-status';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** The card programme in memory. `caller` identifies the shopper. */
export class FakeCardProgrammeGateway extends FakeUpstream<keyof CardProgrammeGateway> implements CardProgrammeGateway {
  readonly #cards = new Map<string, CardStatus>();
  readonly #approvals = new Map<string, string>();
  readonly #added = new Map<string, TempCard>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasCard(userId: string, card: Partial<CardStatus>): this {
    this.#cards.set(userId, { ...NO_CARD, ...card });
    return this;
  }

  /** Records that the bank approved this shopper's application. */
  hasApproved(userId: string, callId: string): this {
    this.#approvals.set(userId, callId);
    return this;
  }

  /** The temporary card added for this shopper. */
  addedFor(userId: string): TempCard | undefined {
    return this.#added.get(userId);
  }

  readonly status: CardProgrammeGateway['status'] = this.respond('status', () => {
    const userId = this.caller.userId ?? '';
    const card = this.#cards.get(userId) ?? NO_CARD;
    return {
      ...card,
      approvedCallId: card.isEnrolled ? undefined : (this.#approvals.get(userId) ?? card.approvedCallId),
    };
  });

  readonly addTempCard: CardProgrammeGateway['addTempCard'] = (card) =>
    this.respondEither('addTempCard', () => {
      const userId = this.caller.userId ?? '';
      const approved = this.#approvals.get(userId);
      if (approved === undefined || (card.callId !== undefined && card.callId !== approved)) {
        return E.left(aRefusal({ service: 'commerce', status: 400 }));
      }
      this.#added.set(userId, { ...card });
      this.#cards.set(userId, { ...NO_CARD, isEnrolled: true });
      return E.right(undefined);
    });
}
