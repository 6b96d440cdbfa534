import * as E from 'fp-ts/Either';
import type { MembershipGateway } from '../../core/rewards/membership/membership-gateway';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** The loyalty system in memory. `caller` identifies the shopper who joins. */
export class FakeMembershipGateway extends FakeUpstream<keyof MembershipGateway> implements MembershipGateway {
  readonly #numbers = new Map<string, string>();
  readonly #phones = new Map<string, string>();
  #isInSync = true;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  /** The loyalty system responds without "Success". */
  isOutOfSync(): this {
    this.#isInSync = false;
    return this;
  }

  isInSyncAgain(): this {
    this.#isInSync = true;
    return this;
  }

  /** Another member has this phone number. */
  knowsPhone(phone: string): this {
    this.#phones.set(phone, 'another member');
    return this;
  }

  palsNumberOf(userId: string): string | undefined {
    return this.#numbers.get(userId);
  }

  readonly join: MembershipGateway['join'] = (palsPhoneNumber) =>
    this.respondEither('join', () => {
      const { userId, isRegistered } = this.caller;
      if (userId === undefined || !isRegistered) return E.left(aRefusal({ service: 'commerce', status: 401 }));
      const phone = palsPhoneNumber?.replace(/\D/g, '');
      const isTaken = phone !== undefined && (this.#phones.get(phone) ?? userId) !== userId;
      if (!this.#isInSync || isTaken) return E.right({ isSynced: false, palsId: undefined });
      if (phone !== undefined) this.#phones.set(phone, userId);
      const palsId = this.#numbers.get(userId) ?? String(100_000_001 + this.#numbers.size);
      this.#numbers.set(userId, palsId);
      return E.right({ isSynced: true, palsId });
    });
}
