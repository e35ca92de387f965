import type { DrawScene } from './frame.ts';
import { drawBookFair } from './city/book-fair.ts';
import { drawCourtyard } from './city/courtyard.ts';
import { drawJali } from './city/jali.ts';
import { drawKankaria } from './city/kankaria.ts';
import { drawLawGarden } from './city/law-garden.ts';
import { drawManekChowk } from './city/manek-chowk.ts';
import { drawRainyRide } from './city/rainy-ride.ts';
import { drawRiverfront } from './city/riverfront.ts';
import { drawStepwell } from './city/stepwell.ts';
import { drawLitPol, drawRangoli } from './festivals/diwali.ts';
import { drawHoli } from './festivals/holi.ts';
import { drawDandiya, drawGarba } from './festivals/navratri.ts';
import { drawThreshold } from './festivals/threshold.ts';
import { drawKiteTerrace, drawLanternKites } from './festivals/uttarayan.ts';
import { drawWedding } from './festivals/wedding.ts';
import { drawBirthday } from './home/birthday.ts';
import { drawSundayBreakfast } from './home/breakfast.ts';
import { drawPottery } from './home/clay.ts';
import { drawMangoes } from './home/mangoes.ts';
import { drawBalcony } from './home/morning.ts';
import { drawMovieNight } from './home/movie.ts';
import { drawRainWindow } from './home/rain-window.ts';
import { drawSpiceBox } from './home/spices.ts';
import { drawTerraceDinner } from './home/terrace.ts';
import { drawThali } from './home/thali.ts';
import { drawStarryCamp } from './journeys/camp.ts';
import { drawBeach, drawSomnath } from './journeys/coast.ts';
import { drawGir } from './journeys/gir.ts';
import { drawHillTop, drawRainyHills } from './journeys/hills.ts';
import { drawPicnic } from './journeys/picnic.ts';
import { drawRann } from './journeys/rann.ts';
import { drawStatue } from './journeys/statue.ts';
import { drawSunTemple } from './journeys/sun-temple.ts';
import { drawTrainWindow } from './journeys/train.ts';
import { drawWetland } from './journeys/wetland.ts';

/** All scenes of the demo's photos, by their name in the data. */
export const scenes = {
  'kite-terrace': drawKiteTerrace,
  'lantern-kites': drawLanternKites,
  garba: drawGarba,
  dandiya: drawDandiya,
  rangoli: drawRangoli,
  'lit-pol': drawLitPol,
  threshold: drawThreshold,
  holi: drawHoli,
  wedding: drawWedding,
  riverfront: drawRiverfront,
  kankaria: drawKankaria,
  stepwell: drawStepwell,
  jali: drawJali,
  'manek-chowk': drawManekChowk,
  'law-garden': drawLawGarden,
  'book-fair': drawBookFair,
  'rainy-ride': drawRainyRide,
  courtyard: drawCourtyard,
  rann: drawRann,
  gir: drawGir,
  'rainy-hills': drawRainyHills,
  'hill-top': drawHillTop,
  somnath: drawSomnath,
  beach: drawBeach,
  statue: drawStatue,
  'train-window': drawTrainWindow,
  wetland: drawWetland,
  'sun-temple': drawSunTemple,
  picnic: drawPicnic,
  'starry-camp': drawStarryCamp,
  thali: drawThali,
  breakfast: drawSundayBreakfast,
  mangoes: drawMangoes,
  'spice-box': drawSpiceBox,
  'rain-window': drawRainWindow,
  'movie-night': drawMovieNight,
  'terrace-dinner': drawTerraceDinner,
  birthday: drawBirthday,
  balcony: drawBalcony,
  pottery: drawPottery,
} satisfies Record<string, DrawScene>;

export type SceneName = keyof typeof scenes;
