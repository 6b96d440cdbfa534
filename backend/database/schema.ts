import type { CheckoutTables } from './tables/checkout-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { AccountTables } from './tables/account-tables.ts';
import type { AppointmentTables } from './tables/appointment-tables.ts';
import type { AdsTables } from './tables/ads-tables.ts';
import type { CommerceTables } from './tables/commerce-tables.ts';
import type { GiftCardTables } from './tables/gift-card-tables.ts';
import type { JobsTables } from './tables/jobs-tables.ts';
import type { LimitsTables } from './tables/limits-tables.ts';
import type { ListsTables } from './tables/lists-tables.ts';
import type { OrdersTables } from './tables/orders-tables.ts';
import type { PetsTables } from './tables/pets-tables.ts';
import type { PicturesTables } from './tables/pictures-tables.ts';
import type { QuestionTables } from './tables/question-tables.ts';
import type { RepeatDeliveryTables } from './tables/repeat-delivery-tables.ts';
import type { ReviewsTables } from './tables/reviews-tables.ts';
import type { StoresTables } from './tables/stores-tables.ts';
import type { TaxTables } from './tables/tax-tables.ts';

/** Every table of the embedded backend. */
export interface Database
  extends
    CatalogueTables,
    CommerceTables,
    StoresTables,
    AdsTables,
    PicturesTables,
    LimitsTables,
    CheckoutTables,
    OrdersTables,
    GiftCardTables,
    JobsTables,
    TaxTables,
    RepeatDeliveryTables,
    AccountTables,
    AppointmentTables,
    PetsTables,
    QuestionTables,
    ListsTables,
    ReviewsTables {}
