-- Series of consecutive evenings, such as the nights of Navratri.
alter type series_unit add value if not exists 'day' before 'week';
