-- The photo of an expense's bill (decision 0087). It is one of the couple's photos; no two expenses show the same.
alter table expenses
  add column photo_id uuid,
  add foreign key (couple_id, photo_id) references photos (couple_id, id);
create index expenses_by_photo on expenses (couple_id, photo_id) where photo_id is not null;
