-- Requests to pay and budget alarms are withdrawn once they are no longer true, in the change that makes them so.
create index notifications_of_money on notifications (user_id, kind)
  where kind in ('budget_reached', 'upi_code_asked');
