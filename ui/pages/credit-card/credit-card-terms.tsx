import type { ReactElement } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import * as styles from './credit-card-page.module.css';
import { WholeMoney } from '../../design/money';

/** The exact terms of the offer. They must agree with the discount in the cart. */
export const CreditCardTerms = ({ brand }: { readonly brand: Brand }): ReactElement => (
  <section id="terms" className={styles.terms} aria-labelledby="terms-title">
    <h2 id="terms-title">Offer terms</h2>
    <ul>
      <li>
        <b>Who can apply.</b> {brand.rewards} members who are 18 or older and live in the United States. Limit one card
        per person. All applications are subject to credit approval by the issuing bank, which may check your credit
        report.
      </li>
      <li>
        <b>20% off your first purchase.</b> After you’re approved and add your card, we take 20% off the products in
        your next order, after promo codes and coupons. The discount applies automatically, one time only. It doesn’t
        apply to shipping, tax or tips.
      </li>
      <li>
        <b>Temporary card.</b> If you choose, we’ll add a temporary card to your payment wallet until your card arrives
        in the mail. You can only use it here. We store a token and the last four digits, never the card number.
      </li>
      <li>
        <b>Points.</b> Purchases with the card earn 1 point for every <WholeMoney amount={1} /> with {brand.rewards},
        like all others. We deduct them if you return something.
      </li>
      <li>
        <b>Rates and fees.</b> There’s no annual fee. The bank shows you its interest rates and terms before you submit
        your application. Those terms apply to your card.
      </li>
      <li>
        <b>Your information.</b> The information in your application goes only to the bank. We receive only its
        decision. <a href="/privacy-policy">Privacy policy</a> · <a href="/terms-of-use">Terms of use</a>
      </li>
    </ul>
  </section>
);
