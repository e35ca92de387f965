-- The panel shows these settings as switches, so their descriptions no longer name the values.
update settings set description = 'The premium of one covers both while they are a couple'
where key = 'premium_covers_partner' and description like '%(1)%';
update settings set description = 'Gift cards are only for couples of two verified members'
where key = 'gift_card_needs_couple' and description like '%(1)%';
update settings set description = 'Admins need a second step for signing in (cannot be turned off in production)'
where key = 'admin_needs_second_factor' and description like '%(1)%';
