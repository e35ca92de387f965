-- Before 'other', because sums of equal amount are listed in this order.
alter type expense_category add value 'rent' before 'other';
alter type expense_category add value 'bills' before 'other';
alter type expense_category add value 'health' before 'other';
alter type expense_category add value 'transport' before 'other';
alter type expense_category add value 'home' before 'other';
