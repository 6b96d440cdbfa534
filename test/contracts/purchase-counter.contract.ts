import type { PlacedPurchase, PurchaseCounter } from '../../core/analytics/report-purchase';
import type { Making } from './making';

/** What counts of a reported order: its number, its time and the lines with a part number. */
export interface CountedPurchase {
  readonly orderId: string;
  readonly placedAt: string;
  readonly lines: ReadonlyArray<{ readonly sku: string; readonly quantity: number; readonly price: number }>;
}

export interface PurchaseCounterWorld {
  /** A counter for a browser that allows it, and that followed an ad shortly before the order. */
  readonly counter: PurchaseCounter;
  /** What was counted, in order, after all reports under way. */
  readonly counted: () => Promise<ReadonlyArray<CountedPurchase>>;
  /** From now on the service does not respond. */
  readonly goesDown: () => void;
  /** From now on the service responds again. */
  readonly isBack: () => void;
}

/** An order that was placed at this time. */
export const PLACED_AT = '2026-11-23T18:00:00.000Z';

const aPurchase = (facts: Partial<PlacedPurchase> = {}): PlacedPurchase => ({
  orderId: '900001',
  placedAt: PLACED_AT,
  revenue: 25.98,
  items: [{ id: '22001', name: 'Dog food', variationId: 'SKU-1001', quantity: 2, price: 12.99 }],
  ...facts,
});

const COUNTED: CountedPurchase = {
  orderId: '900001',
  placedAt: PLACED_AT,
  lines: [{ sku: 'SKU-1001', quantity: 2, price: 12.99 }],
};

/** Every PurchaseCounter, fake or real, passes this. */
export const purchaseCounterContract = (name: string, makeWorld: Making<PurchaseCounterWorld>): void => {
  describe(`[PLT-02] ${name} as a PurchaseCounter`, () => {
    test('[ORD-03] counts each order with number, time and lines, in order', async () => {
      const { counter, counted } = await makeWorld();
      counter.ordered(aPurchase())();
      await counted();
      counter.ordered(aPurchase({ orderId: '900002' }))();
      expect(await counted()).toEqual([COUNTED, { ...COUNTED, orderId: '900002' }]);
    });

    test('[ORD-03] counts no line without a part number or without a quantity', async () => {
      const { counter, counted } = await makeWorld();
      const [line = { id: '', name: '', quantity: 0, price: 0 }] = aPurchase().items;
      const items = [line, { ...line, quantity: 0 }, { id: '22002', name: 'Service', quantity: 1, price: 1 }];
      counter.ordered(aPurchase({ items }))();
      expect(await counted()).toEqual([COUNTED]);
    });

    test('[ORD-03] counts nothing before the report runs', async () => {
      const { counter, counted } = await makeWorld();
      counter.ordered(aPurchase());
      expect(await counted()).toEqual([]);
    });

    test('[ANA-01] loses a report while the service is down, disturbs nobody, and counts the next one', async () => {
      const { counter, counted, goesDown, isBack } = await makeWorld();
      goesDown();
      expect(counter.ordered(aPurchase())()).toBeUndefined();
      expect(await counted()).toEqual([]);
      isBack();
      counter.ordered(aPurchase({ orderId: '900002' }))();
      expect(await counted()).toEqual([{ ...COUNTED, orderId: '900002' }]);
    });
  });
};
