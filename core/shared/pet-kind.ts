/** The kinds of pets, named as the shop's departments, and in their order. */
export const PET_KINDS = ['dog', 'cat', 'fish', 'bird', 'reptile', 'small-pet'] as const;

export type PetKind = (typeof PET_KINDS)[number];

/** Whether a text names a kind of pets. */
export const isPetKind = (text: string): text is PetKind => PET_KINDS.some((kind) => kind === text);
