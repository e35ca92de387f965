/** The cities of the pilot, all in Gujarat (specification, section 9). */
export const pilotCities = [
  'Ahmedabad',
  'Surat',
  'Vadodara',
  'Rajkot',
  'Bhavnagar',
  'Jamnagar',
  'Gandhinagar',
  'Anand',
  'Bharuch',
  'Junagadh',
  'Navsari',
  'Morbi',
] as const;

/** The expansion cities (specification, section 9). */
export const expansionCities = [
  'Mumbai',
  'Delhi',
  'Bangalore',
  'Pune',
  'Chennai',
  'Hyderabad',
  'Kolkata',
  'Jaipur',
  'Kochi',
  'Indore',
  'Lucknow',
  'Bhopal',
  'Chandigarh',
  'Goa',
  'Mysore',
  'Nashik',
  'Coimbatore',
  'Nagpur',
  'Visakhapatnam',
  'Thiruvananthapuram',
  'Mangalore',
  'Udaipur',
] as const;

/** The cities that a member may choose: the pilot's and the expansion's. */
export const memberCities = [...pilotCities, ...expansionCities] as const;

/** Cities of Gujarat that the waitlist offers in addition to the pilot's. */
export const furtherGujaratCities = [
  'Mehsana',
  'Nadiad',
  'Surendranagar',
  'Gandhidham',
  'Porbandar',
  'Valsad',
] as const;
