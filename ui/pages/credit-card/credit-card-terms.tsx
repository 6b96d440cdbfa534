import type { ReactElement } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import * as styles from './credit-card-page.module.css';
import { WholeMoney } from '../../design/money';

/** The exact terms of the offer. They must agree with the discount in the cart. */
export const CreditCardTerms = ({ brand }: { readonly brand: Brand }): ReactElement => (
  <section id="terms" className={styles.terms} aria-labelledby="terms-title">
    <h2 id="terms-title">Terms of the offer</h2>
    <ul>
      <li>
        <b>Who can apply.</b> Members of {brand.rewards} who are 18 or older and live in the United States, one card a
        person. Every application is subject to credit approval by the issuing bank, which may look at your credit
        report.
      </li>
      <li>
        <b>20% off the first purchase.</b> Once you are approved and have continued, your next order takes 20% off what
        its products cost after promotion codes and coupons. It applies once, automatically. Shipping, tax and tips are
        not reduced.
      </li>
      <li>
        <b>Temporary card.</b> If you choose so, a temporary card stands in your payment wallet until the card itself
        has come by mail. It can only be used here. We keep a token and its last four digits, never its number.
      </li>
      <li>
        <b>Points.</b> Points of the card come on top of the 1 point for every <WholeMoney amount={1} /> of{' '}
        {brand.rewards}. Both go back when you return something.
      </li>
      <li>
        <b>Rates and fees.</b> There is no annual fee. The bank tells you its interest rates and its own terms in the
        application, before you send it; with the bank they are what counts.
      </li>
      <li>
        <b>Your details.</b> What you tell the bank in its application stays with the bank: this shop learns the
        decision and nothing else. <a href="/privacy-policy">Privacy policy</a> ·{' '}
        <a href="/terms-of-use">Terms of use</a>
      </li>
    </ul>
  </section>
);
