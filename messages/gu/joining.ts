import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/joining.ts';
import { agent } from './agent.ts';

/** The welcome of a new couple. */
export const joiningText: Catalogue<typeof english.joiningText> = {
  title: 'તમારા બંનેનું સ્વાગત છે',
  welcome: 'હવેથી અહીંના પ્લાન અને યાદો તમારા બંનેનાં.',
  since: 'ક્યારથી સાથે છો?',
  firstDay: 'તમારો પહેલો દિવસ',
  firstDayHint: 'સાથના દિવસો આ તારીખથી ગણાશે.',
  enteredBy: (name, date) => `${agent(name)} તમારા બંનેના પહેલા દિવસની તારીખ લખી: ${date}`,
  name: 'તમને બંનેને શું કહીને બોલાવીએ?',
  save: 'સેવ કરો',
  skip: 'પછી ક્યારેક',
  begin: 'ચાલો, શરૂ કરીએ',
};
