import type { Catalogue } from '#messages/catalogue.ts';
import type { experiencesText as english } from '../en/experiences.ts';

export const experiencesText: Catalogue<typeof english> = {
  titleRequired: 'ટાઇટલ લખો',
  descriptionRequired: 'વિગત લખો',
  buttonTextInvalid: 'બટન પર શું લખવું છે એ લખો',
  iconInvalid: 'આઇકન પસંદ કરો',
  flagInvalid: 'true કે false લખો',
  statusInvalid: 'સ્થિતિ પસંદ કરો',
  linkInvalid: 'http:// કે https://થી શરૂ થતી લિંક લખો',
  dateInvalid: 'તારીખ પસંદ કરો',
  maxParticipantsInvalid: 'ઓછામાં ઓછું 1 કપલ લખો, અથવા ખાલી રાખો',
  countInvalid: 'પૂરો આંકડો લખો, પોઇન્ટ વગરનો',
};
