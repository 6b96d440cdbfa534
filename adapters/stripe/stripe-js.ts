/** The parts of Stripe.js that the adapter uses: https://docs.stripe.com/js. */

export interface StripeError {
  /** Such as `card_error`, `validation_error` or `api_connection_error`. */
  readonly type?: string;
}

export interface StripeElement {
  readonly mount: (target: HTMLElement) => void;
  readonly destroy: () => void;
  readonly on: (event: 'ready' | 'loaderror', listener: () => void) => void;
}

export interface StripeElements {
  readonly create: (type: 'payment', options: object) => StripeElement;
  /** Checks what was typed and shows messages beside the fields. */
  readonly submit: () => Promise<{ readonly error?: StripeError }>;
}

export interface StripeInstance {
  readonly elements: (options: object) => StripeElements;
  readonly createPaymentMethod: (options: {
    readonly elements: StripeElements;
  }) => Promise<{ readonly error?: StripeError; readonly paymentMethod?: unknown }>;
}

/** The global that the script defines. */
export interface StripeWindow {
  readonly Stripe?: (publishableKey: string) => StripeInstance;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}
