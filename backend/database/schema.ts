import type { CatalogueTables } from '../catalogue/catalogue-tables.ts';
import type { AdsTables } from './ads-tables.ts';
import type { CommerceTables } from './commerce-tables.ts';
import type { LimitsTables } from './limits-tables.ts';
import type { PicturesTables } from './pictures-tables.ts';
import type { StoresTables } from './stores-tables.ts';

/** Every table of the embedded backend. */
export interface Database
  extends CatalogueTables, CommerceTables, StoresTables, AdsTables, PicturesTables, LimitsTables {}
