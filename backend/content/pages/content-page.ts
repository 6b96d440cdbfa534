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
  /** 'overview' for a choice of links instead of text. */
  readonly layout?: 'overview';
  /** Important information above the text. */
  readonly notice?: string;
  /** The page that this one belongs to. */
  readonly parent?: ContentLink;
  /** Suggested next steps, the best first. */
  readonly actions?: readonly ContentLink[];
  readonly sections: readonly ContentSection[];
  readonly relatedLinks?: readonly ContentLink[];
}

/** A page that is delivered with the shop. */
export interface SeedPage extends ContentBody {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** Description for search engines; default the lead. */
  readonly description?: string;
  /** Name of the scene: a department, or one of the general scenes such as `home` and `stores`. */
  readonly scene?: string;
  /** False for pages that search engines should not list, such as those of an account. */
  readonly isIndexed?: boolean;
}
