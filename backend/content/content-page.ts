/** A link with its text. `url` is a path of the shop or an absolute URL. */
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

/** The content of a page below its introduction. */
export interface ContentBody {
  /** An overview is a set of links to choose from; other pages are articles. */
  readonly layout?: 'overview';
  /** A notice above the page's text. */
  readonly notice?: string;
  /** The parent page. */
  readonly parent?: ContentLink;
  /** Next steps, the most useful one first. */
  readonly actions?: readonly ContentLink[];
  readonly sections: readonly ContentSection[];
  readonly relatedLinks?: readonly ContentLink[];
}

/** A content page that the seed writes to the database. */
export interface SeedPage extends ContentBody {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The description for search engines; the lead by default. */
  readonly description?: string;
  /** Name of the scene: a department, or one of the general scenes such as `home` and `stores`. */
  readonly scene?: string;
  /** False for pages that search engines must not list, such as those of an account. */
  readonly isIndexed?: boolean;
}
