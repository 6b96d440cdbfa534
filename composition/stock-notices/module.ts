import { ContainerModule } from 'inversify';
import { makeAskForNotice } from '../../core/stock-notices/ask-for-notice';
import { BackendTokens } from '../backend/tokens';
import { StockNoticeTokens } from './tokens';

/** Acts for one shopper: loaded into the request's child container on the server. */
export const stockNoticesModule = new ContainerModule(({ bind }) => {
  bind(StockNoticeTokens.notices).toResolvedValue(({ stockNotices }) => stockNotices, [BackendTokens.personal]);
  bind(StockNoticeTokens.ask).toResolvedValue((notices) => makeAskForNotice({ notices }), [StockNoticeTokens.notices]);
  bind(StockNoticeTokens.undo).toResolvedValue(({ undo }) => undo, [StockNoticeTokens.notices]);
  bind(StockNoticeTokens.own).toResolvedValue(({ own }) => own, [StockNoticeTokens.notices]);
  bind(StockNoticeTokens.removeOwn).toResolvedValue(({ removeOwn }) => removeOwn, [StockNoticeTokens.notices]);
});
