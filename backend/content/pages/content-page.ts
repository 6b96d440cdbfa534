export interface ContentLink {
  readonly text: string;
  readonly url: string;
}

/** A part of a page under its own heading. All texts are plain, without markup. */
export interface ContentSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
  readonly links?: readonly ContentLink[];
}

/** What a page says below its lead. */
export interface ContentBody {
  /** A choice of ways on rather than something to read from top to bottom. */
  readonly layout?: 'overview';
  /** What the shopper has to know first. */
  readonly notice?: string;
  /** The page that this one belongs to. */
  readonly parent?: ContentLink;
  /** What to do next, the best first. */
  readonly actions?: readonly ContentLink[];
  readonly sections: readonly ContentSection[];
  readonly relatedLinks?: readonly ContentLink[];
}

/** A page as the shop is delivered with it. */
export interface SeedPage extends ContentBody {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** For search engines, where the lead does not serve. */
  readonly description?: string;
  /** A department, whose scene the image service draws, or one of the scenes that every storefront has: `home`, `stores`, … */
  readonly scene?: string;
  /** False for pages that are nobody's destination, such as those of an account. */
  readonly isIndexed?: boolean;
}
