/** The pages of the checkout on which something is entered, and the last one, which shows it all (CHK-01). */
export type CheckoutStep = 'contact' | 'delivery' | 'prescription' | 'payment' | 'review';
