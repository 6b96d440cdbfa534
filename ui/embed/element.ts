type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Creates an element with the attributes and children that are not undefined. Strings become text nodes and are never
 * parsed as HTML, which pages with trusted types would refuse.
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
