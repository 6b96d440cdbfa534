/** The departments of the shop; each has its own tint behind its pictures. */
export const artDepartments = ['dog', 'cat', 'fish', 'bird', 'reptile', 'small-pet', 'pharmacy'] as const;

export type ArtDepartment = (typeof artDepartments)[number];

/**
 * The catalogue facts from which a product's picture is drawn; the same facts give the same picture. Texts can contain
 * anything: they become outlines, and colours are looked up by name, so no text reaches the markup.
 */
export interface ArtSubject {
  partNumber: string;
  name: string;
  brandName: string;
  brandSlug: string;
  /** One of `artDepartments`; others are drawn on a neutral background. */
  department: string;
  /** The form in the catalogue (bag, can, toy, tank, …); an unknown one is guessed from the name. */
  form: string;
  flavor?: string | null;
  size?: string | null;
  color?: string | null;
  lifeStage?: string | null;
  liveAnimal: boolean;
}

/** The facts from which a brand's logo is drawn. */
export interface BrandSubject {
  slug: string;
  name: string;
}

/** The facts from which a category's picture is drawn. */
export interface CategorySubject {
  slug: string;
  name: string;
  department: string;
}

/** The facts from which a campaign's pictures are drawn. */
export interface AdSubject {
  /** The product in the picture. */
  product: ArtSubject;
  /** A few words, in large type. */
  headline: string;
  /** Text in smaller type. */
  message: string;
}

/** 1: the front of the pack; 2: its back, or its measures; 3: in use, with an animal and props. */
export type ArtView = 1 | 2 | 3;

export const isArtDepartment = (value: string): value is ArtDepartment =>
  (artDepartments as readonly string[]).includes(value);
