import { findMoon } from './moon.ts';

/** Days that the moon sets, as Gujarat keeps them. */
export type Feast = 'holi' | 'navratri' | 'sharadPurnima' | 'diwali' | 'newYear' | 'rannMoon';

/**
 * The day of `feast` in `year`: of Holi the day of colours, of Navratri the first night, of Diwali the evening of lamps,
 * of the new year Bestu Varas, of the Rann the full moon of early winter. Almanacs may differ by a day.
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

/** The new moon after the sun has entered Libra, by the stars. */
function diwaliMoon(year: number): Temporal.ZonedDateTime {
  return findMoon('new', date(year, 10, 17));
}

/** The last evening (18:00) that the moon's day still holds. */
function evening(moon: Temporal.ZonedDateTime): Temporal.PlainDate {
  return moon.subtract({ hours: 18 }).toPlainDate();
}

/** The first sunrise (06:00) after the moon. */
function nextSunrise(moon: Temporal.ZonedDateTime): Temporal.PlainDate {
  return moon.add({ hours: 18 }).toPlainDate();
}

function date(year: number, month: number, day: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day });
}
