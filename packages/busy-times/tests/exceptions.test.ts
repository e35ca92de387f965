import { expect, test } from 'vitest';
import { calendar, event, readAll, WHOLE, WINDOW } from './reading.ts';

interface Kind {
  series: string[];
  /** The second occurrence, on 9 December, in forms of several programs. */
  forms: string[];
}

/** An occurrence at 19:00 in India on each of three Wednesdays, or the day. */
const KINDS: Record<string, Kind> = {
  days: {
    series: ['DTSTART;VALUE=DATE:20261202'],
    forms: [
      ';VALUE=DATE:20261209',
      ':20261209',
      ':20261209T000000',
      ';TZID=Asia/Kolkata:20261209T000000',
      ';TZID=America/New_York:20261209T000000',
      ':20261209T000000Z',
      ':20261208T183000Z',
      ';TZID=Europe/London:20261208T183000',
      ':20261209T090000',
    ],
  },
  'a zone': {
    series: ['DTSTART;TZID=America/New_York:20261202T083000', 'DURATION:PT1H'],
    forms: [
      ';TZID=America/New_York:20261209T083000',
      ':20261209T083000',
      ':20261209T190000',
      ':20261209T133000Z',
      ';TZID=Europe/Berlin:20261209T143000',
      ';VALUE=DATE:20261209',
      ';TZID=America/New_York:20261209T000000',
      ':20261209T000000',
      ':20261209T000000Z',
    ],
  },
  UTC: {
    series: ['DTSTART:20261202T133000Z', 'DURATION:PT1H'],
    forms: [
      ':20261209T133000Z',
      ':20261209T133000',
      ':20261209T190000',
      ';TZID=Asia/Kolkata:20261209T190000',
      ';VALUE=DATE:20261209',
      ':20261209T000000Z',
    ],
  },
  'no zone': {
    series: ['DTSTART:20261202T190000', 'DURATION:PT1H'],
    forms: [
      ':20261209T190000',
      ':20261209T133000Z',
      ';TZID=America/New_York:20261209T083000',
      ';VALUE=DATE:20261209',
      ':20261209T000000',
      ':20261208T183000Z',
    ],
  },
};
const cases = Object.entries(KINDS).flatMap(([kind, { series, forms }]) =>
  forms.map((form) => [kind, form, [...series, 'RRULE:FREQ=WEEKLY;COUNT=3']] as const),
);

test.each(cases)('leaves out an occurrence of a series of %s by EXDATE%s', (_kind, form, series) => {
  const whole = readAll(calendar(...event(...series)));
  const read = readAll(calendar(...event(...series, `EXDATE${form}`)));
  expect(whole.spans).toHaveLength(3);
  expect(read).toEqual({ spans: whole.spans.toSpliced(1, 1), unread: WHOLE });
});

test.each(cases)('moves an occurrence of a series of %s by RECURRENCE-ID%s', (_kind, form, series) => {
  const whole = readAll(calendar(...event(...series)));
  const change = event(`RECURRENCE-ID${form}`, 'DTSTART:20261211T143000Z', 'DURATION:PT1H');
  const read = readAll(calendar(...change, ...event(...series)));
  expect(read.spans).toEqual(whole.spans.with(1, '12-11 20:00 to 12-11 21:00'));
});

test.each(cases)(
  'frees an occurrence of a series of %s that is cancelled by RECURRENCE-ID%s',
  (_kind, form, series) => {
    const whole = readAll(calendar(...event(...series)));
    const change = event(`RECURRENCE-ID${form}`, 'DTSTART:20261211T143000Z', 'DURATION:PT1H', 'STATUS:CANCELLED');
    expect(readAll(calendar(...event(...series), ...change)).spans).toEqual(whole.spans.toSpliced(1, 1));
  },
);

test.each(cases.filter(([kind, form]) => kind === 'days' || !/T000000|183000Z/.test(form)))(
  'adds an occurrence to an event of %s by RDATE%s',
  (_kind, form, [start, length = 'COMMENT:none']) => {
    const alone = [start, ...(length.startsWith('DURATION') ? [length] : [])];
    const whole = readAll(calendar(...event(...alone, 'RRULE:FREQ=WEEKLY;COUNT=2')));
    // An exact time in the calendar's own zone is one more than the series has.
    if (form === ':20261209T190000' && !start.endsWith('190000')) return;
    expect(readAll(calendar(...event(...alone, `RDATE${form}`)))).toEqual(whole);
  },
);

test('changes the following occurrences from a day or midnight', () => {
  const series = event('DTSTART;TZID=Asia/Kolkata:20261202T190000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3');
  for (const form of [
    'TZID=Asia/Kolkata:20261209T190000',
    'TZID=Asia/Kolkata:20261209T000000',
    'VALUE=DATE:20261209',
  ]) {
    const change = event(
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${form}`,
      'DTSTART;TZID=Asia/Kolkata:20261210T200000',
      'DURATION:PT30M',
    );
    expect(readAll(calendar(...series, ...change)).spans).toEqual([
      '12-02 19:00 to 12-02 20:00',
      '12-10 20:00 to 12-10 20:30',
      '12-17 20:00 to 12-17 20:30',
    ]);
  }
});

test('leaves out midnight alone if an occurrence is then', () => {
  const series = ['DTSTART:20261202T000000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYHOUR=0,19;COUNT=3'];
  expect(readAll(calendar(...event(...series, 'EXDATE:20261202T000000'))).spans).toEqual([
    '12-02 19:00 to 12-02 20:00',
    '12-03 00:00 to 12-03 01:00',
  ]);
});

test('leaves out the occurrences of EXRULE', () => {
  const series = ['DTSTART;TZID=Asia/Kolkata:20261202T190000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4'];
  expect(readAll(calendar(...event(...series, 'EXRULE:FREQ=WEEKLY;INTERVAL=2'))).spans).toEqual([
    '12-09 19:00 to 12-09 20:00',
    '12-23 19:00 to 12-23 20:00',
  ]);
});

const at = (day: string, ...lines: string[]) => event(`DTSTART:202612${day}T133000Z`, 'DURATION:PT1H', ...lines);
const evening = (day: string) => `12-${day} 19:00 to 12-${day} 20:00`;

test.each([
  ['a higher SEQUENCE', ['SEQUENCE:1'], ['SEQUENCE:2']],
  ['a SEQUENCE against none', [], ['SEQUENCE:1']],
  ['a later DTSTAMP', ['SEQUENCE:1', 'DTSTAMP:20261101T000000Z'], ['SEQUENCE:1', 'DTSTAMP:20261102T000000Z']],
  [
    'a later LAST-MODIFIED',
    ['SEQUENCE:1', 'LAST-MODIFIED:20261101T000000Z'],
    ['SEQUENCE:1', 'LAST-MODIFIED:20261102T000000Z'],
  ],
])('takes the version with %s', (_what, older, newer) => {
  const versions = [at('02', ...older), at('03', ...newer)];
  for (const each of [versions, versions.toReversed()]) {
    expect(readAll(calendar(...each.flat())).spans).toEqual([evening('03')]);
    const change = 'RECURRENCE-ID:20261209T133000Z';
    const changes = [at('10', change, ...older), at('11', change, ...newer)];
    const series = at('02', 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(readAll(calendar(...series, ...changes.flat())).spans).toEqual([evening('02'), evening('11')]);
  }
  expect(readAll(calendar(...at('02', ...older), ...at('02', ...newer, 'STATUS:CANCELLED'))).spans).toEqual([]);
});

test('keeps events of one UID without SEQUENCE, and those that nothing tells apart', () => {
  for (const same of [[], ['SEQUENCE:1'], ['SEQUENCE:1', 'DTSTAMP:20261101T000000Z']])
    expect(readAll(calendar(...at('02', ...same), ...at('03', ...same))).spans).toEqual([evening('02'), evening('03')]);
  const stamped = [at('02', 'DTSTAMP:20261101T000000Z'), at('03', 'DTSTAMP:20261102T000000Z')];
  expect(readAll(calendar(...stamped.flat())).spans).toEqual([evening('02'), evening('03')]);
});

test('compares versions that name their occurrence in other zones', () => {
  const change = (day: string, id: string, sequence: number) => at(day, `RECURRENCE-ID${id}`, `SEQUENCE:${sequence}`);
  const changes = [change('10', ';TZID=Asia/Kolkata:20261209T190000', 2), change('11', ':20261209T133000Z', 1)];
  expect(readAll(calendar(...at('02', 'RRULE:FREQ=WEEKLY;COUNT=2'), ...changes.flat())).spans).toEqual([
    evening('02'),
    evening('10'),
  ]);
});

test('withdraws a change that a later version of its series leaves out or cancels', () => {
  const change = at('10', 'RECURRENCE-ID:20261209T133000Z', 'SEQUENCE:1');
  const series = (...lines: string[]) => at('02', 'RRULE:FREQ=WEEKLY;COUNT=2', ...lines);
  const excluded = 'EXDATE:20261209T133000Z';
  const read = (...lines: string[]) => readAll(calendar(...series(...lines), ...change)).spans;
  expect(read('SEQUENCE:2', excluded)).toEqual([evening('02')]);
  expect(read('SEQUENCE:2', 'STATUS:CANCELLED')).toEqual([]);
  expect(read('SEQUENCE:2')).toEqual([evening('02'), evening('10')]);
  expect(read('SEQUENCE:1', excluded)).toEqual([evening('02'), evening('10')]);
});

test.each([
  ['TRANSP:TRANSPARENT'],
  ['TRANSP:1'],
  ['STATUS:CANCELLED'],
  ['STATUS:canceled'],
  ['STATUS:DECLINED'],
  ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ['ATTENDEE;PARTSTAT=DECLINED;CN=Riya:mailto:Riya@jugal.example'],
  ['ATTENDEE;CN=Riya;EMAIL=riya@jugal.example;PARTSTAT=DECLINED:urn:uuid:1'],
])('frees an event by %s', (line) => {
  expect(readAll(calendar(...at('02', line)))).toEqual({ spans: [], unread: WHOLE });
});

test.each([
  ['TRANSP:OPAQUE'],
  ['TRANSP:0'],
  ['STATUS:TENTATIVE'],
  ['X-MICROSOFT-CDO-BUSYSTATUS:OOF'],
  ['ATTENDEE;PARTSTAT=DECLINED:mailto:arjun@jugal.example'],
  ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:riya@jugal.example'],
])('keeps an event busy with %s', (line) => {
  expect(readAll(calendar(...at('02', line))).spans).toEqual([evening('02')]);
});

test('frees what the person declined by whose address a calendar is named, and a file that cancels', () => {
  const declined = at('02', 'ATTENDEE;PARTSTAT=DECLINED:mailto:work@jugal.example');
  expect(readAll(calendar('X-WR-CALNAME:work@jugal.example', ...declined)).spans).toEqual([]);
  expect(readAll(calendar(...declined), { ...WINDOW, owners: [] }).spans).toEqual([evening('02')]);
  expect(readAll(calendar('METHOD:CANCEL', ...at('02')))).toEqual({ spans: [], unread: WHOLE });
});
