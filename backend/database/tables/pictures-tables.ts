/** Tables of the pictures that imported feeds name. Times are milliseconds since 1970. */

/** What is known of a foreign picture address. */
export interface ImportedPictureTable {
  /** The address as the catalogue stores it. */
  address: string;
  /** The content that the address last gave; null when it never gave a usable picture. */
  content_hash: string | null;
  /** Validators of that content, for conditional requests. */
  etag: string | null;
  last_modified: string | null;
  checked_at: number;
}

/** A stored picture. Addresses that gave the same bytes share one. */
export interface PictureContentTable {
  /** First 32 hexadecimal digits of the SHA-256 of the bytes that were fetched. */
  content_hash: string;
  /** Size of the stored file. */
  bytes: number;
  width: number;
  height: number;
}

/** Which feed row names which address. */
export interface PictureUseTable {
  /** Part number of the SKU that the row describes. */
  owner: string;
  address: string;
  /** Line of the feed, for the report of an import. */
  line: number;
  /** The import that saw the row last. */
  import_id: string;
}

export interface PicturesTables {
  imported_picture: ImportedPictureTable;
  picture_content: PictureContentTable;
  picture_use: PictureUseTable;
}
