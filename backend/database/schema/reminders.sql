-- Whether a shopper gets reminders of appointments and of repeat deliveries; each mail of them leads to a page that stops
-- them. [ACC-06]
alter table shopper add column appointment_reminders integer not null default 1 check (appointment_reminders in (0, 1));
alter table shopper add column repeat_reminders integer not null default 1 check (repeat_reminders in (0, 1));
