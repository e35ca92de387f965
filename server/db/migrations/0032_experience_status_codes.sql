-- Statuses are codes; the API's words for them stand in the code.
alter type experience_status rename value 'Available' to 'available';
alter type experience_status rename value 'Coming Soon' to 'coming_soon';
alter type experience_status rename value 'Sold Out' to 'sold_out';
