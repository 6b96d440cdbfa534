/** Tables of the pictures that imported feeds name. Times are milliseconds since 1970. */

/** State of a foreign picture address. */
export interface ImportedPictureTable {
  /** The address as the catalogue stores it. */
  address: string;
  /** Content of the last usable response; null when there was none. */
  content_hash: string | null;
  /** Validators of that content, for conditional requests. */
  etag: string | null;
  last_modified: string | null;
  checked_at: number;
}

/** A stored picture. Addresses with the same bytes share one. */
export interface PictureContentTable {
  /** First 32 hexadecimal digits of the SHA-256 of the fetched bytes. */
  content_hash: string;
  /** Size of the stored file. */
  bytes: number;
  width: number;
  height: number;
}

/** Use of a picture address by a feed row. */
export interface PictureUseTable {
  /** Part number of the SKU that the row describes. */
  owner: string;
  address: string;
  /** Line of the feed, for the report of an import. */
  line: number;
  /** The last import that contained the row. */
  import_id: string;
}

export interface PicturesTables {
  imported_picture: ImportedPictureTable;
  picture_content: PictureContentTable;
  picture_use: PictureUseTable;
}
