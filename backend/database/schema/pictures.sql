-- Pictures of imported feeds: addresses, contents, and the rows that use them.

create table imported_picture (
  address text primary key,
  content_hash text,
  etag text,
  last_modified text,
  checked_at bigint not null
);
create index imported_picture_by_content on imported_picture (content_hash);

create table picture_content (
  content_hash text primary key,
  bytes integer not null,
  width integer not null,
  height integer not null
);

create table picture_use (
  owner text not null,
  address text not null,
  line integer not null,
  import_id text not null,
  constraint picture_use_key primary key (owner, address)
);
create index picture_use_by_address on picture_use (address);
