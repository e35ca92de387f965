import type { Place } from '../sky.ts';

export const AHMEDABAD: Place = { latitude: 23.0225, longitude: 72.5714 };
export const SURAT: Place = { latitude: 21.1702, longitude: 72.8311 };
export const RAJKOT: Place = { latitude: 22.3039, longitude: 70.8022 };
export const TORONTO: Place = { latitude: 43.6532, longitude: -79.3832 };
export const NEW_YORK: Place = { latitude: 40.7128, longitude: -74.006 };
export const MUMBAI: Place = { latitude: 19.076, longitude: 72.8777 };
export const LONDON: Place = { latitude: 51.5074, longitude: -0.1278 };
