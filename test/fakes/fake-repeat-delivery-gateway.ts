import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type {
  AlreadySent,
  ChangePlanFailure,
  NewPlan,
  PlanChange,
  PlanIncomplete,
  PlanNotReady,
  PlanRefused,
  PriceRisen,
  RepeatDeliveryGateway,
  StartPlanFailure,
  TooManyPlans,
} from '../../core/repeat-delivery/repeat-delivery-gateway';
import type { OfferedProduct } from '../../core/repeat-delivery/repeat-offer';
import { nextTotal, type PlanLine, type RepeatPlan } from '../../core/repeat-delivery/repeat-plan';
import { aPlan } from '../builders/repeat-plan';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** Today in the shop of this fake. */
export const TODAY = '2030-01-14';
const DAY_MS = 86_400_000;
const FIRST_OFF = 0.2;
const WORDS = { first: '20% off your first repeat delivery', later: '5% off every repeat delivery' };

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const FIRST_DATE = plusDays(TODAY, 1);
const LAST_DATE = plusDays(TODAY, 366);

interface Entry {
  readonly plan: RepeatPlan;
  /** What undo brings back. */
  readonly before: RepeatPlan | undefined;
  readonly startKey: string | undefined;
}

interface Owner {
  readonly entries: ReadonlyArray<Entry>;
  readonly addressIds: ReadonlyArray<string>;
  readonly walletIds: ReadonlyArray<string>;
}

const NOBODY: Owner = { entries: [], addressIds: [], walletIds: [] };

type Changed = E.Either<
  PlanRefused | PlanNotReady | AlreadySent | PlanIncomplete | PriceRisen | TooManyPlans,
  RepeatPlan
>;

const NOT_READY = E.left({ kind: 'plan-not-ready' } as const);
const PRICE_RISEN = E.left({ kind: 'price-risen' } as const);
const TOO_MANY = E.left({ kind: 'too-many-plans' } as const);
const refused = (part: PlanRefused['part']): E.Either<PlanRefused, never> => E.left({ kind: 'plan-refused', part });

/** What the delivery of a plan lacks. */
const missingOf = ({ addressId, walletId, isCardExpired }: RepeatPlan): PlanIncomplete['missing'] => [
  ...(addressId === undefined ? ['address' as const] : []),
  ...(walletId === undefined || isCardExpired === true ? ['card' as const] : []),
];

/** The plan before its last change. A due delivery that the change put off ships on the first open day. */
const takenBack = ({ status, nextDate }: RepeatPlan, before: RepeatPlan): RepeatPlan => {
  const isKept = before.status !== 'active' || (before.status === status && before.nextDate === nextDate);
  return isKept || before.nextDate >= FIRST_DATE ? before : { ...before, nextDate: FIRST_DATE, isLate: false };
};

/** Repeat deliveries in memory. Months count 30 days. `caller` identifies the owner. */
export class FakeRepeatDeliveryGateway
  extends FakeUpstream<keyof RepeatDeliveryGateway>
  implements RepeatDeliveryGateway
{
  readonly #owners = new Map<string, Owner>();
  readonly #products = new Map<string, OfferedProduct>();
  readonly #withoutPhone = new Set<string>();
  #started = 960_000;
  readonly #sentToday = new Set<string>();
  #most = 50;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasProducts(...products: ReadonlyArray<OfferedProduct>): this {
    for (const product of products) this.#products.set(product.partNumber, product);
    return this;
  }

  hasOwner(userId: string, addressIds: ReadonlyArray<string>, walletIds: ReadonlyArray<string>): this {
    this.#owners.set(userId, { ...NOBODY, addressIds, walletIds });
    return this;
  }

  hasPlans(userId: string, ...plans: ReadonlyArray<RepeatPlan>): this {
    const owner = this.#owners.get(userId) ?? NOBODY;
    this.#owners.set(userId, {
      ...owner,
      entries: plans.map((plan) => ({ plan, before: undefined, startKey: undefined })),
    });
    return this;
  }

  /** Neither the account nor an address of this shopper has a phone number. */
  hasNoPhone(userId: string): this {
    this.#withoutPhone.add(userId);
    return this;
  }

  /** The address book and the wallet of this shopper are emptied, and so the plans lack both. */
  losesDetails(userId: string): this {
    const { entries } = this.#owners.get(userId) ?? NOBODY;
    const without = (plan: RepeatPlan): RepeatPlan => ({ ...plan, addressId: undefined, walletId: undefined });
    const left = entries.map((entry) => ({ ...entry, plan: without(entry.plan) }));
    this.#owners.set(userId, { ...NOBODY, entries: left });
    return this;
  }

  /** The delivery of this plan was due yesterday. */
  becomesLate(planId: string): this {
    const late = { nextDate: plusDays(TODAY, -1), isLate: true };
    for (const [userId, owner] of this.#owners) {
      const entries = owner.entries.map((entry) =>
        entry.plan.id === planId ? { ...entry, plan: { ...entry.plan, ...late } } : entry,
      );
      this.#owners.set(userId, { ...owner, entries });
    }
    return this;
  }

  /** The delivery of today of this plan was sent. */
  hasSentToday(planId: string): this {
    this.#sentToday.add(planId);
    return this;
  }

  /** From now on a shopper has this many plans at most that are not cancelled. */
  allows(most: number): this {
    this.#most = most;
    return this;
  }

  readonly plans: RepeatDeliveryGateway['plans'] = this.respondEither('plans', () => {
    const own = this.#own;
    return own === undefined
      ? E.left({ kind: 'sign-in-needed' } as const)
      : E.right({
          plans: structuredClone(own.entries.map(({ plan }) => ({ ...plan, ...this.#factsOf(plan) }))),
          firstDate: FIRST_DATE,
          lastDate: LAST_DATE,
        });
  });

  #factsOf({ id }: RepeatPlan): Partial<RepeatPlan> {
    return {
      ...(this.#sentToday.has(id) ? { isSentToday: true } : {}),
      ...(this.#withoutPhone.has(this.caller.userId ?? '') ? { isPhoneMissing: true } : {}),
    };
  }

  readonly offer: RepeatDeliveryGateway['offer'] = (partNumbers) =>
    this.respond('offer', () => ({
      products: partNumbers.flatMap((partNumber) => structuredClone(this.#products.get(partNumber)) ?? []),
      firstDiscount: WORDS.first,
      discount: WORDS.later,
      firstPercent: FIRST_OFF * 100,
      percent: 5,
      firstDate: FIRST_DATE,
      lastDate: LAST_DATE,
    }));

  readonly start: RepeatDeliveryGateway['start'] = ({ startKey, ...plan }) =>
    this.respondEither<Exclude<StartPlanFailure, { service: string }>, RepeatPlan>('start', () => {
      const own = this.#own;
      if (own === undefined) return E.left({ kind: 'sign-in-needed' });
      const known = own.entries.find((entry) => entry.startKey === startKey);
      if (known !== undefined) return E.right(structuredClone(known.plan));
      if (this.#isFull(own)) return TOO_MANY;
      const started = this.#changed(aPlan({ id: String((this.#started += 1)), version: '1' }), plan, own);
      if (E.isRight(started))
        this.#keep({ ...own, entries: [{ plan: started.right, before: undefined, startKey }, ...own.entries] });
      return started;
    });

  readonly change: RepeatDeliveryGateway['change'] = (planId, change): TaskEither<ChangePlanFailure, RepeatPlan> =>
    this.respondEither<Exclude<ChangePlanFailure, { service: string }>, RepeatPlan>('change', () => {
      const own = this.#own;
      if (own === undefined) return E.left({ kind: 'sign-in-needed' });
      const entry = own.entries.find(({ plan }) => plan.id === planId);
      if (entry === undefined) return E.left({ kind: 'no-such-plan' });
      const changed = this.#apply(entry, change, own);
      if (E.isLeft(changed)) return changed;
      const before = change.kind === 'undo' ? undefined : entry.plan;
      const version = String(Number(entry.plan.version ?? 1) + 1);
      const plan = { ...changed.right, version, canUndo: before !== undefined };
      this.#keep({ ...own, entries: own.entries.map((one) => (one === entry ? { ...one, plan, before } : one)) });
      return E.right(structuredClone(plan));
    });

  get #own(): Owner | undefined {
    const { userId, isRegistered } = this.caller;
    return userId === undefined || !isRegistered ? undefined : (this.#owners.get(userId) ?? NOBODY);
  }

  #isFull({ entries }: Owner): boolean {
    return entries.filter(({ plan }) => plan.status !== 'cancelled').length >= this.#most;
  }

  #keep(owner: Owner): void {
    this.#owners.set(this.caller.userId ?? '', owner);
  }

  #apply({ plan, before }: Entry, change: PlanChange, own: Owner): Changed {
    if (change.kind === 'undo') {
      if (before === undefined || (change.shownVersion ?? plan.version) !== plan.version) return NOT_READY;
      return plan.status === 'cancelled' && this.#isFull(own) ? TOO_MANY : E.right(takenBack(plan, before));
    }
    const isOpen =
      plan.status === 'active' || (plan.status === 'paused' && ['change', 'resume', 'cancel'].includes(change.kind));
    if (!isOpen || (change.kind === 'resume' && plan.status === 'active')) return NOT_READY;
    const { unit, count } = plan.frequency;
    const missing = change.kind === 'resume' || change.kind === 'send-now' ? missingOf(plan) : [];
    if (missing.length > 0) return E.left({ kind: 'plan-incomplete', missing });
    switch (change.kind) {
      case 'change':
        return this.#changed(plan, change, own);
      case 'skip':
        if (change.shownDate !== plan.nextDate) return NOT_READY;
        return E.right({ ...plan, nextDate: plusDays(plan.nextDate, count * (unit === 'week' ? 7 : 30)) });
      case 'send-now':
        if ((change.shownVersion ?? plan.version) !== plan.version) return NOT_READY;
        if (this.#sentToday.has(plan.id)) return E.left({ kind: 'already-sent' });
        return nextTotal(plan) > change.shownTotal ? PRICE_RISEN : E.right({ ...plan, nextDate: TODAY });
      case 'pause':
        return E.right({ ...plan, status: 'paused', pauseReason: 'shopper' });
      case 'resume':
        return E.right({ ...plan, status: 'active', pauseReason: undefined });
      case 'cancel':
        return E.right({ ...plan, status: 'cancelled', pauseReason: undefined });
    }
  }

  #changed(plan: RepeatPlan, { lines, ...wanted }: Partial<NewPlan>, own: Owner): E.Either<PlanRefused, RepeatPlan> {
    const { nextDate, addressId, walletId, frequency } = wanted;
    if (nextDate !== undefined && (nextDate < FIRST_DATE || nextDate > LAST_DATE)) return refused('nextDate');
    if (addressId !== undefined && !own.addressIds.includes(addressId)) return refused('addressId');
    if (addressId !== undefined && this.#withoutPhone.has(this.caller.userId ?? '')) return refused('phone');
    if (walletId !== undefined && !own.walletIds.includes(walletId)) return refused('walletId');
    const all = lines?.flatMap(({ partNumber, quantity }) => this.#lineOf(plan, partNumber, quantity) ?? []);
    if (lines !== undefined && all?.length !== lines.length) return refused('lines');
    const next = {
      ...plan,
      frequency: frequency ?? plan.frequency,
      nextDate: nextDate ?? plan.nextDate,
      addressId: addressId ?? plan.addressId,
      walletId: walletId ?? plan.walletId,
      lines: all ?? plan.lines,
    };
    return E.right({ ...next, estimate: estimateOf(next.lines) });
  }

  #lineOf(plan: RepeatPlan, partNumber: string, quantity: number): PlanLine | undefined {
    const known = plan.lines.find((line) => line.partNumber === partNumber);
    if (known !== undefined) return { ...known, quantity };
    const product = this.#products.get(partNumber);
    if (product === undefined) return undefined;
    const { name, url, thumbnail, price } = product;
    return { partNumber, name, quantity, url, thumbnail, price, isGone: false, nearest: undefined };
  }
}

const estimateOf = (lines: ReadonlyArray<PlanLine>): NonNullable<RepeatPlan['estimate']> => {
  const items = lines.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0);
  const discount = -Math.round(items * FIRST_OFF * 100) / 100;
  return { items, discount, total: items + discount };
};
