/** Where a content page leads: a path of this shop, an address elsewhere, a telephone number or a mailbox. */
export interface ContentLink {
  readonly text: string;
  readonly url: string;
}

/** A part of a content page under its own heading; each of its lists may be empty. */
export interface ContentSection {
  readonly heading: string;
  readonly paragraphs: ReadonlyArray<string>;
  readonly list: ReadonlyArray<string>;
  readonly links: ReadonlyArray<ContentLink>;
}

/** A page of the shop that is words: help, a policy, a service. All of its texts are plain. */
export interface ContentPage {
  /** The page's one true address. */
  readonly path: string;
  readonly title: string;
  readonly lead: string | undefined;
  /** The description for search engines. */
  readonly description: string;
  readonly image: string | undefined;
  /** An article is read from top to bottom, an overview is a choice of ways on. */
  readonly layout: 'article' | 'overview';
  /** What the shopper has to know first, such as that this part of the shop is not open yet. */
  readonly notice: string | undefined;
  /** The page that this one belongs to. */
  readonly parent: ContentLink | undefined;
  /** What to do next, the best first. */
  readonly actions: ReadonlyArray<ContentLink>;
  readonly sections: ReadonlyArray<ContentSection>;
  readonly related: ReadonlyArray<ContentLink>;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
}
