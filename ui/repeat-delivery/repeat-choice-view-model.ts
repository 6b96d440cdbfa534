import * as E from 'fp-ts/Either';
import { frequencyCode, frequencyIn, USUAL_FREQUENCY } from '../../core/repeat-delivery/frequency';
import {
  PET_POUNDS,
  petPoundsIn,
  recommendFrequency,
  type Recommendation,
  type Stock,
  type Supply,
} from '../../core/repeat-delivery/recommend-frequency';
import type { LoadRepeatOffer, OfferWithPets } from '../../core/repeat-delivery/load-repeat-offer';
import { reducedSum, type OfferedProduct } from '../../core/repeat-delivery/repeat-offer';
import type { WantedItem } from '../../core/repeat-delivery/repeat-plan';
import { petFor, type PetWithWeight } from '../../core/repeat-delivery/pet-with-weight';
import { observeMembers } from '../state/observe-members';

const WEIGHT_ERROR = `Enter a weight from ${PET_POUNDS.least} to ${PET_POUNDS.most} lb, such as 12.5.`;

/** What all items cost, once and on repeat. */
export interface RepeatPrices {
  readonly once: number;
  readonly first: number;
  readonly later: number;
}

/** What was chosen before the page or the dialog is shown; empty texts for nothing. */
export interface ChosenBefore {
  readonly every: string;
  readonly weight: string;
}

export type OfferStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      readonly offer: Pick<
        OfferWithPets,
        'products' | 'firstDiscount' | 'discount' | 'firstPercent' | 'percent' | 'pets'
      >;
    };

/**
 * How often items are to come, with their prices both ways (RPD-01). The recommended frequency is chosen until the shopper
 * chooses one.
 */
export class RepeatChoiceViewModel {
  status: OfferStatus = { kind: 'loading' };
  /** The pet's weight as it was typed; undefined until then. */
  typedWeight: string | undefined;
  /** The code of the frequency that the shopper has chosen. */
  chosenEvery: string | undefined;
  /** Whether a weight that no pet has is pointed out: not before its field was left. */
  isWeightChecked: boolean;

  constructor(
    readonly items: ReadonlyArray<WantedItem>,
    { every, weight }: ChosenBefore = { every: '', weight: '' },
    offer?: OfferWithPets,
  ) {
    this.typedWeight = weight === '' ? undefined : weight;
    this.isWeightChecked = this.typedWeight !== undefined;
    this.chosenEvery = frequencyIn(every) === undefined ? undefined : every;
    if (offer !== undefined) this.status = { kind: 'ready', offer };
    observeMembers(this, { items: false });
  }

  /** Loads the offer, again after a failure. */
  async load(ask: LoadRepeatOffer): Promise<void> {
    this.setStatus({ kind: 'loading' });
    const found = await ask(this.items.map(({ partNumber }) => partNumber))();
    this.setStatus(E.isRight(found) ? { kind: 'ready', offer: found.right } : { kind: 'failed' });
  }

  setStatus(status: OfferStatus): void {
    this.status = status;
  }

  get products(): ReadonlyArray<OfferedProduct> {
    return this.status.kind === 'ready' ? this.status.offer.products : [];
  }

  /**
   * What all items cost both ways. The discount is taken off their sum, as orders do; prices of pieces are summed up only
   * when the service does not say how much it is.
   */
  get prices(): RepeatPrices {
    const { firstPercent, percent } = this.status.kind === 'ready' ? this.status.offer : {};
    const sum = (priceOf: (product: OfferedProduct) => number): number =>
      this.products.reduce((total, product) => total + priceOf(product) * this.quantityOf(product), 0);
    const once = sum(({ price }) => price);
    return {
      once,
      first: firstPercent === undefined ? sum(({ firstPrice }) => firstPrice) : reducedSum(once, firstPercent),
      later: percent === undefined ? sum(({ repeatPrice }) => repeatPrice) : reducedSum(once, percent),
    };
  }

  quantityOf({ partNumber }: Pick<OfferedProduct, 'partNumber'>): number {
    return this.items.find((item) => item.partNumber === partNumber)?.quantity ?? 0;
  }

  /** Undefined when nothing is known of how fast the items are used. */
  get recommendation(): Recommendation | undefined {
    const stocks = this.products.flatMap((product): ReadonlyArray<Stock> =>
      product.supply === undefined ? [] : [{ supply: product.supply, quantity: this.quantityOf(product) }],
    );
    return recommendFrequency(stocks, petPoundsIn(this.weight));
  }

  /** The first product whose use depends on the weight of the pet that eats it. */
  get food(): Supply | undefined {
    return this.products.map(({ supply }) => supply).find((supply) => supply !== undefined && supply.kind !== 'litter');
  }

  /** The shopper's own pet whose weight is in the field; undefined for another weight. */
  get pet(): PetWithWeight | undefined {
    const pet = this.ownPet;
    return pet !== undefined && this.weight === String(pet.pounds) ? pet : undefined;
  }

  /** The shopper's pet that eats the food. */
  get ownPet(): PetWithWeight | undefined {
    const { food, status } = this;
    return food === undefined || status.kind !== 'ready' ? undefined : petFor(status.offer.pets, food.animal);
  }

  /** The pet's weight: as typed, else that of the shopper's own pet, else empty. */
  get weight(): string {
    return this.typedWeight ?? String(this.ownPet?.pounds ?? '');
  }

  /** What is wrong with the typed weight; undefined for one that a pet can have, and for none. */
  get weightError(): string | undefined {
    const isWrong = this.weight.trim() !== '' && petPoundsIn(this.weight) === undefined;
    return isWrong && this.isWeightChecked ? WEIGHT_ERROR : undefined;
  }

  /** The code of the chosen frequency. */
  get every(): string {
    return this.chosenEvery ?? frequencyCode(this.recommendation?.frequency ?? USUAL_FREQUENCY);
  }

  chooseEvery(code: string): void {
    this.chosenEvery = code;
  }

  typeWeight(weight: string): void {
    this.typedWeight = weight;
  }

  checkWeight(): void {
    this.isWeightChecked = true;
  }
}
