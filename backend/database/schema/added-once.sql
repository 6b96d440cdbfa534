-- What a posted form has added: the hash of the form's key and of what it adds, so that the same form adds it once. Null
-- without a key, and in rows of earlier versions. [ACC-04]
alter table pet add column add_key text;
create unique index pet_of_add_key on pet (shopper_id, add_key);
alter table vet add column add_key text;
create unique index vet_of_add_key on vet (shopper_id, add_key);
