/** The departments of the shop; each has its own tint behind its pictures. */
export const artDepartments = ['dog', 'cat', 'fish', 'bird', 'reptile', 'small-pet', 'pharmacy'] as const;

export type ArtDepartment = (typeof artDepartments)[number];

/**
 * What a product picture is drawn from: facts of the catalogue only, so that the same product always gets the same
 * picture. Every text may hold anything a catalogue row can hold; nothing of it reaches the markup unescaped, because
 * texts become outlines and colours are looked up by name.
 */
export interface ArtSubject {
  partNumber: string;
  name: string;
  brandName: string;
  brandSlug: string;
  /** One of `artDepartments`; anything else is drawn on the neutral ground. */
  department: string;
  /** The catalogue's form (bag, can, toy, tank, …); an unknown one is guessed from the name. */
  form: string;
  flavor?: string | null;
  size?: string | null;
  color?: string | null;
  lifeStage?: string | null;
  liveAnimal: boolean;
}

/** What a brand's logo is drawn from. */
export interface BrandSubject {
  slug: string;
  name: string;
}

/** What a category's picture is drawn from. */
export interface CategorySubject {
  slug: string;
  name: string;
  department: string;
}

/** What a campaign's pictures are drawn from. */
export interface AdSubject {
  /** The product in the picture. */
  product: ArtSubject;
  /** Large words, a few. */
  headline: string;
  /** Smaller ones. */
  message: string;
}

/** 1: the front of the pack; 2: its back, or its measures; 3: in use, with an animal and props. */
export type ArtView = 1 | 2 | 3;

export const isArtDepartment = (value: string): value is ArtDepartment =>
  (artDepartments as readonly string[]).includes(value);
