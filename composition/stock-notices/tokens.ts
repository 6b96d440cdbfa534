import type { AskForNotice } from '../../core/stock-notices/ask-for-notice';
import type { StockNotices } from '../../core/stock-notices/stock-notices';
import { token } from '../token/token';

export const StockNoticeTokens = {
  notices: token<StockNotices>('StockNotices'),
  ask: token<AskForNotice>('AskForNotice'),
  undo: token<StockNotices['undo']>('UndoNotice'),
  own: token<StockNotices['own']>('OwnNotices'),
  removeOwn: token<StockNotices['removeOwn']>('RemoveOwnNotice'),
} as const;
