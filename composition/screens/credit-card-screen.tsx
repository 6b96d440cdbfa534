import { CreditCardPage } from '../../ui/pages/credit-card/credit-card-page';
import { ChromeTokens } from '../tokens/chrome-tokens';
import type { Screen } from './screen';

export const creditCardScreen: Screen<undefined> = (supplies) => ({
  element: <CreditCardPage chrome={supplies.get(ChromeTokens.chrome)} cardFlow={supplies.get(ChromeTokens.cardFlow)} />,
});
