import { countsFor, isEarned, type Discount, type Promotion } from '../promotions/promotion.ts';
import { taxLines, taxOn } from './tax-lines.ts';
import type { StateTax } from '../taxes/state-tax.ts';
import { embeddedTaxRates } from '../taxes/tax-rates.ts';
import { allocate } from './allocate.ts';
import { isShippedFrozen } from './delivery-days.ts';
import type { FulfilmentChoice } from './fulfilment.ts';
import { modeOf, shippingCharge, type ShippingMode } from './shipping-modes.ts';

const WHOLE = 10_000;

/** The facts of a line that determine the cart's price. */
export interface PriceableLine extends FulfilmentChoice {
  readonly quantity: number;
  /** Current price; 0 when the SKU is no longer sold. */
  readonly unitPriceCents: number;
  readonly department: string;
  /** The other company that sends it; null or left out when this shop does. */
  readonly vendor?: string | null;
  /** Whether it can be ordered at all; true when it is left out. Others have no charge and are in no group. */
  readonly isSold?: boolean;
  /** Whether it leaves only once a vet has approved it; false when it is left out. */
  readonly needsPrescription?: boolean;
  /** Whether it is shipped frozen; false when it is left out. */
  readonly frozen?: boolean;
  /** Sales tax at the place where the shopper gets the line; an estimate when it is left out. */
  readonly tax?: StateTax;
}

export interface PricedLine {
  readonly totalCents: number;
  /** Never positive. */
  readonly adjustmentCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
}

export interface Adjustment {
  readonly discount: Discount;
  readonly usage: 'Discount' | 'Shipping Adjustment';
  /** Never positive. */
  readonly amountCents: number;
  /** What each line has of it, never negative; left out for the charge for shipping. */
  readonly ofLines?: readonly number[];
}

/**
 * Lines that leave one place together, and so become one shipment of the order: what this shop ships, what one vendor
 * ships, or what one store hands over or brings. What waits for a vet is a shipment of its own, and so is what is shipped
 * frozen, since it comes on a day that the shopper chooses. [CHK-02] [CHK-05] [PRO-07]
 */
export interface PricedGroup extends LineGroup {
  readonly productCents: number;
  /** Discounts of its lines and of its shipping; never positive. */
  readonly adjustmentCents: number;
  readonly shippingCents: number;
  /** Its part of the discount of the charge for shipping; never positive. */
  readonly shippingAdjustmentCents: number;
  /** The tax of its lines and of its shipping. */
  readonly taxCents: number;
  /** The tax of its charge for shipping, where that is taxed. */
  readonly shippingTaxCents: number;
  /** The sales tax of its lines, which all have the same. */
  readonly tax: StateTax;
  readonly totalCents: number;
}

/** The lines of a group. */
interface LineGroup extends FulfilmentChoice {
  /** The other company that sends it; empty when this shop does. */
  readonly vendor: string;
  /** Whether it is shipped frozen. */
  readonly frozen: boolean;
  /** Positions of its lines in the cart. */
  readonly lines: readonly number[];
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** In the order of their first lines. Their totals add up to the cart's. */
  readonly groups: readonly PricedGroup[];
  readonly adjustments: readonly Adjustment[];
  readonly productCents: number;
  readonly shippingCents: number;
  /** Of the lines and of shipping. */
  readonly taxCents: number;
  /** Of shipping alone. */
  readonly shippingTaxCents: number;
  /** Never positive. */
  readonly adjustmentCents: number;
  readonly grandTotalCents: number;
  /** What is shipped, after discounts. */
  readonly shippedCents: number;
  /** Whether a promotion pays for shipping, in any mode. */
  readonly isShippingPaid: boolean;
  /** Amount missing until shipping is free; 0 when nothing is shipped, undefined when the chosen mode is never free. */
  readonly freeShippingRemainingCents: number | undefined;
}

/** Before the place is known. */
export const ESTIMATED_TAX = embeddedTaxRates.taxIn(undefined);

const sumOf = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

/** Percentages are applied first, so that the order of entered codes does not matter. */
const kindOrder: readonly Promotion['kind'][] = ['percent', 'amount', 'shipping'];

interface Discounted {
  readonly ofLines: readonly number[];
  readonly adjustments: readonly Adjustment[];
}

const amountOf = (discount: Discount, remainingCents: number): number =>
  discount.kind === 'percent'
    ? Math.round((remainingCents * discount.value) / WHOLE)
    : Math.min(discount.value, remainingCents);

/** Subtracts each earned discount from its lines, one after the other. A line never costs less than zero. */
const takeOff = (
  lines: readonly (PriceableLine & { readonly totalCents: number })[],
  discounts: readonly Discount[],
): Discounted => {
  let ofLines = lines.map(() => 0);
  const adjustments: Adjustment[] = [];
  for (const discount of discounts) {
    if (discount.kind === 'shipping' || !isEarned(discount, lines)) continue;
    const remaining = lines.map((line, index) =>
      countsFor(discount, line) ? line.totalCents - (ofLines[index] ?? 0) : 0,
    );
    const amount = amountOf(discount, sumOf(remaining));
    const parts = allocate(amount, remaining);
    ofLines = ofLines.map((value, index) => value + (parts[index] ?? 0));
    if (amount > 0) adjustments.push({ discount, usage: 'Discount', amountCents: -amount, ofLines: parts });
  }
  return { ofLines, adjustments };
};

type GroupedLine = FulfilmentChoice & Pick<PriceableLine, 'vendor' | 'needsPrescription' | 'frozen' | 'isSold'>;

/**
 * Puts the lines that are sold into groups by way, store, vendor, prescription and frozen, in the order of their first
 * lines.
 */
const groupLines = (lines: readonly GroupedLine[]): readonly LineGroup[] => {
  const groups = new Map<string, LineGroup>();
  lines.forEach((line, index) => {
    const { fulfilment, physicalStoreId, needsPrescription = false, isSold = true } = line;
    if (!isSold) return;
    const vendor = line.vendor ?? '';
    const frozen = isShippedFrozen({ fulfilment, frozen: line.frozen === true });
    const key = JSON.stringify([fulfilment, physicalStoreId, vendor, needsPrescription, frozen]);
    const before = groups.get(key)?.lines ?? [];
    groups.set(key, { fulfilment, physicalStoreId, vendor, frozen, lines: [...before, index] });
  });
  return [...groups.values()];
};

/** Shares the discount of the charge for shipping between the groups that are shipped, in proportion to their charges. */
const shareShippingDiscount = (
  groups: readonly LineGroup[],
  charges: readonly number[],
  discountCents: number,
): readonly number[] => {
  const shipped = groups.map((group) => (isShipped(group) ? sumOf(valuesAt(charges, group.lines)) : 0));
  return allocate(discountCents, shipped).map((part) => 0 - part);
};

const valuesAt = (values: readonly number[], positions: readonly number[]): readonly number[] =>
  positions.map((position) => values[position] ?? 0);

/** Shares a charge of a group between its lines, also when all of them are free of charge themselves. */
const shareCharge = (chargeCents: number, weights: readonly number[]): readonly number[] =>
  allocate(chargeCents, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));

const isShipped = ({ fulfilment }: FulfilmentChoice): boolean => fulfilment === 'ship';

interface PricedLines {
  readonly lines: readonly PricedLine[];
  /** The sales tax of each line. */
  readonly taxes: readonly StateTax[];
}

const toGroup = (group: LineGroup, { lines, taxes }: PricedLines, shippingAdjustmentCents: number): PricedGroup => {
  const own = group.lines.flatMap((position) => lines[position] ?? []);
  const productCents = sumOf(own.map((line) => line.totalCents));
  const shippingCents = sumOf(own.map((line) => line.shippingCents));
  const tax = taxes[group.lines[0] ?? 0] ?? ESTIMATED_TAX;
  const shippingTaxCents = tax.taxesShipping === true ? taxOn(shippingCents + shippingAdjustmentCents, tax) : 0;
  const taxCents = sumOf(own.map((line) => line.taxCents)) + shippingTaxCents;
  const adjustmentCents = sumOf(own.map((line) => line.adjustmentCents)) + shippingAdjustmentCents;
  const totalCents = productCents + shippingCents + taxCents + adjustmentCents;
  const shipping = { shippingCents, shippingAdjustmentCents, shippingTaxCents };
  return { ...group, ...shipping, productCents, adjustmentCents, taxCents, tax, totalCents };
};

/**
 * The charge of each line: shipping for all shipped lines together, whoever sends them, and same-day delivery once for
 * each store.
 */
const chargesOf = (
  lines: readonly (FulfilmentChoice & Pick<PriceableLine, 'isSold'>)[],
  net: readonly number[],
  mode: ShippingMode,
): readonly number[] => {
  const charges = net.map(() => 0);
  const charged = groupLines(
    lines.map(({ fulfilment, physicalStoreId, isSold }) => ({ fulfilment, physicalStoreId, isSold })),
  );
  for (const group of charged) {
    const values = valuesAt(net, group.lines);
    const charge = shippingCharge(modeOf(group, mode), sumOf(values));
    const parts = shareCharge(charge, values);
    group.lines.forEach((position, index) => (charges[position] = parts[index] ?? 0));
  }
  return charges;
};

/** The earned promotion that pays for shipping, in any mode; same-day delivery is never reduced. */
const shippingDiscount = (
  promotions: readonly Promotion[],
  lines: readonly (PriceableLine & { readonly totalCents: number })[],
): Promotion | undefined => promotions.find((promotion) => promotion.kind === 'shipping' && isEarned(promotion, lines));

/** What shipping a cart in a mode costs with its promotions: what is charged once the mode is chosen. [CHK-05] */
export const shippingCost = (
  { shippedCents, isShippingPaid }: Pick<PricedCart, 'shippedCents' | 'isShippingPaid'>,
  mode: ShippingMode,
): number => (isShippingPaid ? 0 : shippingCharge(mode, shippedCents));

/** What is missing until a mode is free; undefined for one that is never free. */
const missingForFreeShipping = ({ freeFromCents }: ShippingMode, shippedCents: number): number | undefined =>
  freeFromCents === undefined ? undefined : Math.max(0, freeFromCents - shippedCents);

const shippingAdjustment = (discount: Promotion | undefined, chargeCents: number): readonly Adjustment[] =>
  discount !== undefined && chargeCents > 0
    ? [{ discount, usage: 'Shipping Adjustment', amountCents: -chargeCents }]
    : [];

/**
 * Prices a cart at current prices: first the discounts of earned codes, then the shopper's benefits in their order,
 * each on what the previous left; the charges of each group; and the sales tax of each place on the rest, and on shipping
 * where that is taxed. The groups add up to the totals, and so do the lines but for the tax of shipping. [CRT-01] [CRT-02] [CHK-02]
 */
export const priceCart = (
  lines: readonly PriceableLine[],
  promotions: readonly Promotion[],
  mode: ShippingMode,
  benefits: readonly Discount[] = [],
): PricedCart => {
  const withTotals = lines.map((line) => ({ ...line, totalCents: line.unitPriceCents * line.quantity }));
  const ordered = promotions.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
  const discounts = takeOff(withTotals, [...ordered, ...benefits]);
  const net = withTotals.map((line, index) => line.totalCents - (discounts.ofLines[index] ?? 0));
  const taxes = lines.map(({ tax }) => tax ?? ESTIMATED_TAX);
  const taxesCents = taxLines(taxes.map((tax, index) => ({ tax, netCents: net[index] ?? 0 })));

  const groups = groupLines(lines);
  const charges = chargesOf(lines, net, mode);
  const shipped = lines.flatMap((line, index) => (isShipped(line) && line.isSold !== false ? [index] : []));
  const shippedCents = sumOf(valuesAt(net, shipped));
  const discount = shippingDiscount(ordered, withTotals);
  const shippingAdjustments = shippingAdjustment(discount, sumOf(valuesAt(charges, shipped)));

  const pricedLines = withTotals.map((line, index) => ({
    totalCents: line.totalCents,
    adjustmentCents: 0 - (discounts.ofLines[index] ?? 0),
    shippingCents: charges[index] ?? 0,
    taxCents: taxesCents[index] ?? 0,
  }));
  const shippingAdjustmentCents = sumOf(shippingAdjustments.map((adjustment) => adjustment.amountCents));
  const shippingDiscounts = shareShippingDiscount(groups, charges, 0 - shippingAdjustmentCents);
  const adjustments = [...discounts.adjustments, ...shippingAdjustments];
  const adjustmentCents = sumOf(adjustments.map((adjustment) => adjustment.amountCents));
  const productCents = sumOf(withTotals.map((line) => line.totalCents));
  const shippingCents = sumOf(charges);
  const pricedGroups = groups.map((group, index) =>
    toGroup(group, { lines: pricedLines, taxes }, shippingDiscounts[index] ?? 0),
  );
  const shippingTaxCents = sumOf(pricedGroups.map((group) => group.shippingTaxCents));
  const taxCents = sumOf(taxesCents) + shippingTaxCents;
  return {
    lines: pricedLines,
    groups: pricedGroups,
    adjustments,
    productCents,
    shippingCents,
    taxCents,
    shippingTaxCents,
    adjustmentCents,
    grandTotalCents: productCents + shippingCents + taxCents + adjustmentCents,
    shippedCents,
    isShippingPaid: discount !== undefined,
    freeShippingRemainingCents:
      shipped.length === 0 || discount !== undefined ? 0 : missingForFreeShipping(mode, shippedCents),
  };
};
