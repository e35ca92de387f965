import type { DATE_TIMEZONES } from '#domain/dates/facts.ts';
import type { memberCities } from '#domain/site/cities.ts';

/** A place on the earth in degrees, and the time zone in which dates are planned there. */
interface City {
  latitude: number;
  longitude: number;
  timeZone: (typeof DATE_TIMEZONES)[number];
}

type PanchangCityName = (typeof memberCities)[number] | 'London' | 'New York' | 'Toronto' | 'Dubai' | 'Sydney';

/** The cities of which the sunrise is computed: those of the pilot and the expansion, and five abroad (GeoNames). */
export const PANCHANG_PLACES = {
  Ahmedabad: inIndia(23.0225, 72.5714),
  Surat: inIndia(21.1702, 72.8311),
  Vadodara: inIndia(22.3072, 73.1812),
  Rajkot: inIndia(22.3039, 70.8022),
  Bhavnagar: inIndia(21.7645, 72.1519),
  Jamnagar: inIndia(22.4707, 70.0577),
  Gandhinagar: inIndia(23.2156, 72.6369),
  Anand: inIndia(22.5645, 72.9289),
  Bharuch: inIndia(21.7051, 72.9959),
  Junagadh: inIndia(21.5222, 70.4579),
  Navsari: inIndia(20.9467, 72.952),
  Morbi: inIndia(22.8173, 70.837),
  Mumbai: inIndia(19.076, 72.8777),
  Delhi: inIndia(28.6139, 77.209),
  Bangalore: inIndia(12.9716, 77.5946),
  Pune: inIndia(18.5204, 73.8567),
  Chennai: inIndia(13.0827, 80.2707),
  Hyderabad: inIndia(17.385, 78.4867),
  Kolkata: inIndia(22.5726, 88.3639),
  Jaipur: inIndia(26.9124, 75.7873),
  Kochi: inIndia(9.9312, 76.2673),
  Indore: inIndia(22.7196, 75.8577),
  Lucknow: inIndia(26.8467, 80.9462),
  Bhopal: inIndia(23.2599, 77.4126),
  Chandigarh: inIndia(30.7333, 76.7794),
  Goa: inIndia(15.4909, 73.8278),
  Mysore: inIndia(12.2958, 76.6394),
  Nashik: inIndia(19.9975, 73.7898),
  Coimbatore: inIndia(11.0168, 76.9558),
  Nagpur: inIndia(21.1458, 79.0882),
  Visakhapatnam: inIndia(17.6868, 83.2185),
  Thiruvananthapuram: inIndia(8.5241, 76.9366),
  Mangalore: inIndia(12.9141, 74.856),
  Udaipur: inIndia(24.5854, 73.7125),
  London: { latitude: 51.5074, longitude: -0.1278, timeZone: 'Europe/London' },
  'New York': { latitude: 40.7128, longitude: -74.006, timeZone: 'America/New_York' },
  Toronto: { latitude: 43.6532, longitude: -79.3832, timeZone: 'America/New_York' },
  Dubai: { latitude: 25.2048, longitude: 55.2708, timeZone: 'Asia/Dubai' },
  Sydney: { latitude: -33.8688, longitude: 151.2093, timeZone: 'Australia/Sydney' },
} as const satisfies Record<PanchangCityName, City>;

export type PanchangCity = keyof typeof PANCHANG_PLACES;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` widens the names
export const PANCHANG_CITIES = Object.keys(PANCHANG_PLACES) as [PanchangCity, ...PanchangCity[]];

function inIndia(latitude: number, longitude: number): City {
  return { latitude, longitude, timeZone: 'Asia/Kolkata' };
}
