import type { CartPageData } from '../../ui/pages/cart/cart-data';
import { CartPage } from '../../ui/pages/cart/cart-page';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { Screen } from './screen';

export const cartScreen: Screen<CartPageData> = (supplies, data) => ({
  element: (
    <CartPage
      data={data}
      cart={supplies.get(ChromeTokens.cart)}
      brand={supplies.get(PlatformTokens.brand)}
      isRegistered={supplies.get(ChromeTokens.chrome).user.isRegistered}
    />
  ),
});
