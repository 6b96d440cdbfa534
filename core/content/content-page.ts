/**
 * The target of a link on a content page: a path of this shop, an address elsewhere, a telephone number or a mailbox.
 */
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

/** A page of written content: help, a policy, a service. All of its texts are plain text. */
export interface ContentPage {
  /** The page's canonical path. */
  readonly path: string;
  readonly title: string;
  readonly lead: string | undefined;
  /** The description for search engines. */
  readonly description: string;
  readonly image: string | undefined;
  /** An article is one text; an overview is a list of links to other pages. */
  readonly layout: 'article' | 'overview';
  /** A notice at the top of the page, such as that this part of the shop is not open yet. */
  readonly notice: string | undefined;
  /** The parent page. */
  readonly parent: ContentLink | undefined;
  /** Links to the next steps, the best one first. */
  readonly actions: ReadonlyArray<ContentLink>;
  readonly sections: ReadonlyArray<ContentSection>;
  readonly related: ReadonlyArray<ContentLink>;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
}
