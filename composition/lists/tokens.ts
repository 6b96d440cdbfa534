import type { CreateList, LoadLists, LoadWished, RenameList, ToggleWish } from '../../core/lists/change-lists';
import type { MoveListToCart } from '../../core/lists/move-to-cart';
import type { WishLists } from '../../core/lists/wish-lists';
import type { WithStoreStock } from '../../core/lists/with-store-stock';
import { token } from '../token/token';

export const ListTokens = {
  wishLists: token<WishLists>('WishLists'),
  loadLists: token<LoadLists>('LoadLists'),
  loadWished: token<LoadWished>('LoadWished'),
  toggleWish: token<ToggleWish>('ToggleWish'),
  create: token<CreateList>('CreateList'),
  rename: token<RenameList>('RenameList'),
  withStoreStock: token<WithStoreStock>('WithStoreStock'),
  moveToCart: token<MoveListToCart>('MoveListToCart'),
} as const;
