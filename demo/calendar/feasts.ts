import { findMoon } from './moon.ts';

/** Feasts whose day depends on the moon, as celebrated in Gujarat. */
export type Feast = 'holi' | 'navratri' | 'sharadPurnima' | 'diwali' | 'newYear' | 'rannMoon';

/**
 * Returns the day of `feast` in `year`: Holi's day of colours, Navratri's first night, Diwali's evening of lamps, Bestu
 * Varas for the new year, and the full moon of early winter for the Rann. Almanacs may differ by a day.
 */
export function feastIn(year: number, feast: Feast): Temporal.PlainDate {
  switch (feast) {
    case 'holi':
      return evening(findMoon('full', date(year, 2, 27))).add({ days: 1 });
    case 'navratri':
      return nextSunrise(findMoon('new', diwaliMoon(year).toPlainDate().subtract({ days: 35 })));
    case 'sharadPurnima':
      return evening(findMoon('full', diwaliMoon(year).toPlainDate().subtract({ days: 18 })));
    case 'diwali':
      return evening(diwaliMoon(year));
    case 'newYear':
      return nextSunrise(diwaliMoon(year));
    case 'rannMoon':
      return evening(findMoon('full', date(year, 11, 25)));
  }
}

/** Returns the first new moon after the sun enters sidereal Libra. */
function diwaliMoon(year: number): Temporal.ZonedDateTime {
  return findMoon('new', date(year, 10, 17));
}

/** Returns the day of the last 18:00 at or before `moon`. */
function evening(moon: Temporal.ZonedDateTime): Temporal.PlainDate {
  return moon.subtract({ hours: 18 }).toPlainDate();
}

/** Returns the day of the first sunrise (06:00) after `moon`. */
function nextSunrise(moon: Temporal.ZonedDateTime): Temporal.PlainDate {
  return moon.add({ hours: 18 }).toPlainDate();
}

function date(year: number, month: number, day: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day });
}
