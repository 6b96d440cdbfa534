import type { StoreIds } from '../../../adapters/commerce/store-ids';
import { MY_ACCOUNT_PATH, CART_PATH, RECALCULATE_PATH } from '../../../core/paths/paths';
import type { LinkQueries } from '../../../core/paths/link-to';
import { encodePart } from '../../../core/shared/encode-part';

/**
 * Returns the queries that HCL Commerce has in links to the cart and to the account (RTE-05, RTE-07). The shop does not
 * read them; bookmarks, tag managers and the pages of the platform use these addresses.
 */
export const legacyQueries = ({ storeId, catalogId, languageId }: StoreIds): LinkQueries => ({
  [RECALCULATE_PATH]:
    `calculationUsageId=-1&updatePrices=1&orderId=.&langId=${languageId}&storeId=${storeId}&catalogId=${catalogId}` +
    `&URL=${encodePart(CART_PATH)}`,
  [MY_ACCOUNT_PATH]: `myAcctMain=1&catalogId=${catalogId}&langId=${languageId}&storeId=${storeId}&myAccountActivePage=myAccount`,
});
