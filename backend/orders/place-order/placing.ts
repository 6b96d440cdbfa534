import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { TaxRates } from '../../taxes/tax-rates.ts';
import type { DeclineGuard } from './decline-guard.ts';
import type { Refusal } from '../order-failures.ts';
import type { OrderMails } from '../order-mails.ts';

/** Where the provider sends a shopper back to when the request does not say it. */
export const usualReturnUrl = (publicOrigin: string | undefined): string =>
  `${publicOrigin ?? 'http://127.0.0.1'}/checkout`;

/** What became of placing an order. */
export type Placing =
  | { readonly kind: 'placed'; readonly orderId: number }
  /** The shopper must approve the payment at this address, and the same key is used again afterwards. */
  | { readonly kind: 'authenticate'; readonly orderId: number; readonly url: string }
  /** The outcome is not known yet; ask again with the same key. */
  | { readonly kind: 'pending'; readonly orderId: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What placing orders needs. */
export interface PlaceOrderDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  /** Undefined when the shop takes no payments. */
  readonly provider: PaymentProvider | undefined;
  readonly mails: OrderMails;
  readonly taxes: TaxRates;
  /** Whether the fulfilment side hears of orders. */
  readonly reports: boolean;
  readonly declines: DeclineGuard;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How long a request waits for an outcome before it answers `pending`, in milliseconds. */
  readonly waitMs: number;
}
