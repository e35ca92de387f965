import type { Catalogue } from '#messages/catalogue.ts';
import type { stepUpText as english } from '../../en/screens/step-up.ts';

export const stepUpText: Catalogue<typeof english> = {
  title: 'આ તમે જ છો એ કન્ફર્મ કરો',
  text: 'આ ફેરફાર માટે બીજું સ્ટેપ ફરી એક વાર કરવું પડશે.',
};
