import fc from 'fast-check';
import { altered, drawing, type Ids } from '../../backend/orders/support/altered-requests';
import type { Seed } from '../seeds/seed';

type Fields = Readonly<Record<string, string>>;

/** A form that is posted by one of the attackers. */
export interface StolenForm {
  /** Which attacker. */
  readonly by: number;
  readonly path: string;
  readonly fields: Fields;
  /** Whether the page that a redirect names is read, too. */
  readonly follows: boolean;
}

/** What forms are made with. */
export interface FormLoot {
  /** The victim's ids by the names of forms' fields. */
  readonly stolen: Ids;
  /** Ids of everybody. */
  readonly ids: readonly string[];
  /** Tokens of mails: other people's own ones, and some that nobody made. */
  readonly mailTokens: readonly string[];
}

/** The ids of an owner by the names of the fields that forms send them in. */
export const byFields = (ids: Ids): Ids => {
  const all = (...names: readonly string[]): readonly string[] => names.flatMap((name) => ids[name] ?? []);
  const wallet = all('walletId');
  return {
    ...ids,
    id: all('petId', 'vetId', 'appointmentId', 'membershipId'),
    itemId: all('orderItemId', 'itemId'),
    savedId: all('orderItemId'),
    cartItem: all('orderItemId'),
    line: all('orderItemId'),
    listId: all('externalId'),
    to: all('externalId'),
    edit: all('addressId'),
    replaces: all('nickName'),
    shownAddress: all('addressId'),
    shownWallet: wallet,
    by: wallet,
    payment: wallet.flatMap((id) => [`card:${id}`, `petco-pay:${id}`]),
    billing: all('addressId').map((id) => `saved:${id}`),
    pet: [...all('membershipId').map((id) => `${id}:25.00`), ...all('petId')],
    own: all('appointmentId'),
    vet: all('vetId'),
    notice: all('x_notice'),
    changeKey: all('x_key'),
    key: all('x_key'),
    startKey: all('x_key'),
    joinKey: all('x_key'),
    addKey: all('x_key'),
    giftCardId: all('orderId'),
    setup: all('paymentId'),
    email: all('userId'),
  };
};

type Draw = ReturnType<typeof drawing>;

/** The fields with every id replaced by one of the victim's, and nothing else changed. */
const stolenFields = (form: Fields, draw: Draw, { stolen }: FormLoot): Fields =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, draw.oneOf(stolen[name] ?? []) ?? value]));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const alteredFields = (form: Fields, draw: Draw, loot: FormLoot): Fields =>
  Object.fromEntries(
    Object.entries(altered(form, draw, loot) as Readonly<Record<string, unknown>>).map(([name, value]) => [
      name,
      textOf(value),
    ]),
  );

/** Fields such as `quantity-1` name an item by its id. */
const withItemsOf = (fields: Fields, draw: Draw, { stolen }: FormLoot): Fields => {
  const item = draw.oneOf(stolen.orderItemId ?? []) ?? '1';
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replace(/-1$/, `-${item}`), value]));
};

const ANY_TOKEN = /A{24}/;

/** `count` forms, taking turns between the seeds; half of them with nothing but ids changed. */
export const stolenForms = (
  seeds: ReadonlyArray<Seed>,
  loot: FormLoot,
  settings: { readonly count: number; readonly attackers: number; readonly randomSeed: number },
): ReadonlyArray<StolenForm> =>
  fc
    .sample(fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), {
      numRuns: settings.count,
      seed: settings.randomSeed,
    })
    .map((numbers, index) => {
      const { form = {}, path } = seeds[index % seeds.length] ?? { path: '/' };
      const draw = drawing(numbers);
      const fields = draw.next(2) === 0 ? stolenFields(form, draw, loot) : alteredFields(form, draw, loot);
      return {
        by: draw.next(settings.attackers),
        path: path.replace(ANY_TOKEN, () => encodeURIComponent(draw.oneOf(loot.mailTokens) ?? 'a')),
        fields: withItemsOf(fields, draw, loot),
        follows: draw.next(5) === 0,
      };
    });
