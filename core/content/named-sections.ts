import type { ContentSection } from './content-page';

/** A section with the id to which links on the page point. */
export interface NamedSection extends ContentSection {
  readonly id: string;
}

/** Gives each section a unique id, made from the words of its heading. */
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
