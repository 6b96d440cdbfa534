import type { TypeOf } from 'io-ts';
import type { Frequency } from '../../../core/repeat-delivery/frequency';
import { supplyOf } from '../../../core/repeat-delivery/recommend-frequency';
import type { OfferedProduct, RepeatOffer } from '../../../core/repeat-delivery/repeat-offer';
import type {
  CancelReason,
  PauseReason,
  PlanLine,
  PlanStatus,
  RepeatPlan,
} from '../../../core/repeat-delivery/repeat-plan';
import { ownValue } from '../../../core/shared/own-value';
import type { offerWire, planWire } from './repeat-delivery-wire';

type PlanWire = TypeOf<typeof planWire>;
type Offer = TypeOf<typeof offerWire>;

const STATUSES: Readonly<Record<string, PlanStatus>> = { ACTIVE: 'active', PAUSED: 'paused' };

const PAUSE_REASONS: Readonly<Record<string, PauseReason>> = {
  SHOPPER: 'shopper',
  PAYMENT: 'payment',
  ADDRESS: 'address',
  PHONE: 'phone',
  AMOUNT: 'amount',
  GONE: 'gone',
  TECHNICAL: 'technical',
};

/** The service's names of the reasons for cancelling. */
export const CANCEL_CODES: Readonly<Record<CancelReason, string>> = {
  'too-much': 'TOO_MUCH',
  price: 'PRICE',
  'other-product': 'OTHER_PRODUCT',
  'other-shop': 'OTHER_SHOP',
  'pet-gone': 'PET_GONE',
  other: 'OTHER',
};

export const frequencyBody = ({ unit, count }: Frequency): Readonly<Record<string, unknown>> => ({
  unit: unit.toUpperCase(),
  count,
});

const toLine = (line: PlanWire['lines'][number]): PlanLine => ({
  partNumber: line.partNumber,
  name: line.description ?? line.partNumber,
  quantity: line.quantity ?? 1,
  url: line.productUrl,
  thumbnail: line.thumbnail,
  price: line.price,
  isGone: line.isGone ?? false,
  needsPrescription: line.needsPrescription ?? false,
  nearest: line.nearest && { name: line.nearest.description, url: line.nearest.productUrl },
});

/** Converts a plan. One with an unknown status counts as cancelled, so that nothing is promised about it. */
export const toPlan = (wire: PlanWire): RepeatPlan => {
  const status = ownValue(STATUSES, wire.status) ?? 'cancelled';
  const { estimate } = wire;
  return {
    id: wire.planId,
    version: wire.version,
    status,
    pauseReason: status === 'paused' ? (ownValue(PAUSE_REASONS, wire.pauseReason ?? '') ?? 'unknown') : undefined,
    frequency: { unit: wire.frequency.unit === 'MONTH' ? 'month' : 'week', count: wire.frequency.count ?? 1 },
    nextDate: wire.nextDate,
    addressId: wire.addressId,
    isAddressForBilling: wire.isAddressForBilling ?? false,
    isPhoneMissing: wire.isPhoneMissing ?? false,
    walletId: wire.walletId,
    discount: wire.discount,
    estimate:
      estimate?.total === undefined
        ? undefined
        : { items: estimate.items ?? estimate.total, discount: estimate.discount ?? 0, total: estimate.total },
    canUndo: wire.canUndo ?? false,
    waitsForStock: wire.waitsForStock ?? false,
    isDeclined: wire.isDeclined ?? false,
    isCardExpired: wire.isCardExpired ?? false,
    isLate: status === 'active' && (wire.isLate ?? false),
    isSentToday: wire.isSentToday,
    retryDate: wire.retryDate,
    leftOut: wire.leftOut,
    lines: wire.lines.map(toLine),
  };
};

/** Converts a product; none for one without a price, which cannot be offered. */
const toProduct = (line: Offer['lines'][number]): ReadonlyArray<OfferedProduct> => {
  const { partNumber, price, x_categoryPath = '', x_form = '', x_size = '' } = line;
  if (price === undefined) return [];
  const repeatPrice = line.repeatPrice ?? price;
  return [
    {
      partNumber,
      name: line.description ?? partNumber,
      url: line.productUrl,
      thumbnail: line.thumbnail,
      price,
      firstPrice: line.firstPrice ?? repeatPrice,
      repeatPrice,
      supply: supplyOf({ categoryPath: x_categoryPath, form: x_form, size: x_size }),
    },
  ];
};

export const toOffer = ({ lines, ...offer }: Offer): RepeatOffer => ({ ...offer, products: lines.flatMap(toProduct) });
