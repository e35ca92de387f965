import { cos, sin, toDegrees, toHalves } from './angles.ts';
import { moonLatitude, moonLongitude, moonParallax } from './moon.ts';
import { type Equatorial, sunPosition, sunRadius, toEquatorial } from './sun.ts';
import type { Time } from './time.ts';

/** A place on the earth in degrees, north and east positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Refraction at the horizon in degrees (34′). */
const REFRACTION = 34 / 60;
const MINUTE = 1 / 1440;

/** Returns the time at which the sun's upper limb rises on a day. Heights above the sea are left out. */
export function sunriseOf(day: number, place: Place): Time {
  return findCrossing(day, place, -1);
}

/** Returns the time at which the sun's upper limb sets on a day. */
export function sunsetOf(day: number, place: Place): Time {
  return findCrossing(day, place, 1);
}

function findCrossing(day: number, place: Place, side: -1 | 1): Time {
  let time: Time = day - place.longitude / 360 + side / 4;
  // Each step leaves less than a hundredth of the error before it.
  for (let step = 0; step < 4; step += 1) {
    const position = sunPosition(time);
    const altitude = -(REFRACTION + sunRadius(time));
    const target = side * halfArc(position, place, altitude);
    time -= toHalves(hourAngle(time, position, place) - target) / 360;
  }
  return time;
}

/** Returns the hour angle in degrees at which a body is at an altitude; 0 or 180 where it does not rise or set. */
function halfArc({ declination }: Equatorial, { latitude }: Place, altitude: number): number {
  const cosine = (sin(altitude) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  return toDegrees(Math.acos(Math.min(Math.max(cosine, -1), 1)));
}

function hourAngle(time: Time, { rightAscension }: Equatorial, { longitude }: Place): number {
  return 280.460_618_37 + 360.985_647_366_29 * time + longitude - rightAscension;
}

/** Returns the first moonrise after a time, to a minute. */
export function moonriseAfter(time: Time, place: Place): Time {
  const step = 10 * MINUTE;
  let low = time;
  // The moon rises at least once in 25 hours at the latitudes where people live.
  for (let at = time; at < time + 1.1; at += step) {
    if (moonHeight(at, place) < 0 && moonHeight(at + step, place) >= 0) {
      low = at;
      break;
    }
  }
  let high = low + step;
  while (high - low > MINUTE / 4) {
    const middle = (low + high) / 2;
    if (moonHeight(middle, place) < 0) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the height in degrees of the moon's centre above the point at which its upper limb rises. */
function moonHeight(time: Time, place: Place): number {
  const ecliptic = { longitude: moonLongitude(time), latitude: moonLatitude(time) };
  const position = toEquatorial(time, ecliptic);
  const height =
    sin(place.latitude) * sin(position.declination) +
    cos(place.latitude) * cos(position.declination) * cos(hourAngle(time, position, place));
  return toDegrees(Math.asin(height)) - (0.7275 * moonParallax(time) - REFRACTION);
}
