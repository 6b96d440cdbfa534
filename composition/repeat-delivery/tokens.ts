import type { ChangeRepeatDelivery } from '../../core/repeat-delivery/change-repeat-delivery';
import type { LoadRepeatDeliveries } from '../../core/repeat-delivery/load-repeat-deliveries';
import type { LoadRepeatOffer } from '../../core/repeat-delivery/load-repeat-offer';
import type { LoadRepeatStart } from '../../core/repeat-delivery/load-repeat-start';
import type { RepeatDeliveryGateway } from '../../core/repeat-delivery/repeat-delivery-gateway';
import type { StartRepeatDelivery } from '../../core/repeat-delivery/start-repeat-delivery';
import type { TakeFromCart } from '../../core/repeat-delivery/take-from-cart';
import { token } from '../token/token';

export const RepeatDeliveryTokens = {
  gateway: token<RepeatDeliveryGateway>('RepeatDeliveryGateway'),
  plans: token<RepeatDeliveryGateway['plans']>('RepeatPlans'),
  offer: token<RepeatDeliveryGateway['offer']>('RepeatOffer'),
  loadOffer: token<LoadRepeatOffer>('LoadRepeatOffer'),
  loadAll: token<LoadRepeatDeliveries>('LoadRepeatDeliveries'),
  loadStart: token<LoadRepeatStart>('LoadRepeatStart'),
  start: token<StartRepeatDelivery>('StartRepeatDelivery'),
  takeFromCart: token<TakeFromCart>('TakeFromCart'),
  change: token<ChangeRepeatDelivery>('ChangeRepeatDelivery'),
} as const;
