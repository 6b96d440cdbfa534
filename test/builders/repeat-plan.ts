import type { OfferedProduct } from '../../core/repeat-delivery/repeat-offer';
import type { PlanLine, RepeatPlan } from '../../core/repeat-delivery/repeat-plan';

export const aPlanLine = (overrides: Partial<PlanLine> = {}): PlanLine => ({
  partNumber: 'KIB-15',
  name: 'Chicken Kibble, 15 lb',
  quantity: 2,
  url: '/shop/en/petcostore/product/chicken-kibble',
  thumbnail: '/images/products/KIB-15.jpg',
  price: 20,
  isGone: false,
  nearest: undefined,
  ...overrides,
});

export const aPlan = (overrides: Partial<RepeatPlan> = {}): RepeatPlan => ({
  id: '960001',
  status: 'active',
  pauseReason: undefined,
  frequency: { unit: 'week', count: 4 },
  nextDate: '2030-01-24',
  addressId: '800001',
  walletId: '30001',
  discount: '20% off your first repeat delivery',
  estimate: { items: 40, discount: -8, total: 32 },
  canUndo: false,
  waitsForStock: false,
  isDeclined: false,
  isLate: false,
  retryDate: undefined,
  lines: [aPlanLine()],
  ...overrides,
});

export const anOfferedProduct = (overrides: Partial<OfferedProduct> = {}): OfferedProduct => ({
  partNumber: 'KIB-15',
  name: 'Chicken Kibble, 15 lb',
  url: '/shop/en/petcostore/product/chicken-kibble',
  thumbnail: '/images/products/KIB-15.jpg',
  price: 20,
  firstPrice: 16,
  repeatPrice: 19,
  supply: { animal: 'dog', kind: 'dry-food', pounds: 15 },
  ...overrides,
});
