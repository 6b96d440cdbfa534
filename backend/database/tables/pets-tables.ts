import type { Generated } from 'kysely';

export interface PetTable {
  pet_id: Generated<number>;
  shopper_id: number;
  name: string;
  kind: string;
  /** The id of a breed of its kind. */
  breed: string | null;
  /** `2021-05-30` */
  born_on: string | null;
  /** 1: reckoned from an age. */
  born_about: number;
  /** Tenths of a pound. */
  weight_tenths: number | null;
  gender: string | null;
  allergies: string;
  diet: string;
  photo_hash: string | null;
  /** Of the form that added it. */
  add_key: Generated<string | null>;
  created_at: number;
}

/** WebP. */
export interface PetPhotoTable {
  pet_id: number;
  body: Buffer;
}

export interface VetTable {
  vet_id: Generated<number>;
  shopper_id: number;
  clinic: string;
  place: string;
  phone: string | null;
  /** Of the form that added it. */
  add_key: Generated<string | null>;
  created_at: number;
}

/** Tables of the shoppers' pets. */
export interface PetsTables {
  pet: PetTable;
  pet_photo: PetPhotoTable;
  vet: VetTable;
}
