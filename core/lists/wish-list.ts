/** A product in a list, with today's data (ACC-05). Amounts are in the shop's currency. */
export interface ListItem {
  readonly id: string;
  readonly partNumber: string;
  readonly name: string;
  /** Path of the product's page; undefined when it is no longer in the catalogue. */
  readonly url: string | undefined;
  readonly thumbnail: string | undefined;
  readonly quantity: number;
  /** What the owner wrote about it; empty in a shared list. */
  readonly note: string;
  /** Today's price; undefined when it is no longer sold. */
  readonly price: number | undefined;
  /** The price when it was added. */
  readonly addedPrice: number | undefined;
  /** When it was added, as ISO 8601. */
  readonly addedAt: string | undefined;
  /** The stock for delivery; undefined when the service does not send it. */
  readonly availableQuantity: number | undefined;
  readonly isPickupOnly: boolean;
  /** What the shopper's store has of an item that cannot be shipped; missing when that is not known. */
  readonly inStore?: { readonly storeId: string; readonly quantity: number };
  /** False when it is no longer sold online. */
  readonly isSold: boolean;
  /** Whether it is bought with a text of the shopper's on it (PRO-08). */
  readonly isPersonalized?: boolean;
}

/** How a list is shared: whoever has the token may read it. */
export interface Sharing {
  readonly token: string;
  /** Whether it shows its owner's first name. */
  readonly showsName: boolean;
}

/** A list of products that a shopper wants (ACC-05). */
export interface WishList {
  readonly id: string;
  readonly name: string;
  /** Whether hearts put products into it. */
  readonly isDefault: boolean;
  /** Undefined while it is not shared. */
  readonly sharing: Sharing | undefined;
  /** The latest first. */
  readonly items: ReadonlyArray<ListItem>;
}

/** A list as links and choices name it. */
export interface ListSummary {
  readonly id: string;
  readonly name: string;
  /** The number of its products. */
  readonly count: number;
}

export const summaryOf = ({ id, name, items }: WishList): ListSummary => ({ id, name, count: items.length });

/** A list as whoever has its link sees it. */
export interface SharedList {
  readonly name: string;
  /** The owner's first name; undefined unless the owner shows it. */
  readonly ownerName: string | undefined;
  readonly items: ReadonlyArray<ListItem>;
}

const canBeShipped = ({ isSold, isPickupOnly, availableQuantity }: ListItem): boolean =>
  isSold && !isPickupOnly && availableQuantity !== 0;

/** Whether the item can be put into the cart as it is, to be shipped. */
export const canMoveToCart = (item: ListItem): boolean => item.isPersonalized !== true && canBeShipped(item);

/** Whether the item can be put into the cart with a text on it, to be shipped (PRO-08). */
export const canBePersonalized = (item: ListItem): boolean => item.isPersonalized === true && canBeShipped(item);

/** The most characters of a list's name. */
export const MAX_LIST_NAME = 60;
/** The most characters of a note. */
export const MAX_NOTE = 200;

/** Returns a name with single spaces; undefined when it is empty or longer than 60 characters. */
export const parseListName = (typed: string): string | undefined => {
  const name = typed.replace(/\s+/g, ' ').trim();
  return name === '' || name.length > MAX_LIST_NAME ? undefined : name;
};
