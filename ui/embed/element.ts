type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An element with those of the attributes that have a value, and those of the children that are there. Texts stay texts:
 * nothing is ever read as markup, which pages that demand trusted types would refuse.
 */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  attributes: Attributes = {},
  ...children: ReadonlyArray<Node | string | undefined>
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
};
