import type { ContentSection } from '../../../core/content/content-page';

/** A section with the name by which links of the page lead to it. */
export interface NamedSection extends ContentSection {
  readonly id: string;
}

/** Names made of the headings' words, each of them once. */
export const nameSections = (sections: ReadonlyArray<ContentSection>): ReadonlyArray<NamedSection> => {
  const taken = new Set<string>();
  return sections.map((section, index) => {
    const words = section.heading
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const id = words === '' || taken.has(words) ? `section-${index + 1}` : words;
    taken.add(id);
    return { ...section, id };
  });
};
