-- A push that waits outlives its browser and its notification: when it is due, its campaign learns that nobody was told.
alter table held_pushes
  drop constraint held_pushes_user_id_subscription_id_fkey,
  drop constraint held_pushes_user_id_notification_id_fkey,
  add foreign key (user_id) references users on delete cascade;
drop index held_pushes_by_notification;
