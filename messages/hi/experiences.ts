import type { Catalogue } from '#messages/catalogue.ts';
import type { experiencesText as english } from '../en/experiences.ts';

export const experiencesText: Catalogue<typeof english> = {
  titleRequired: 'टाइटल लिखें',
  descriptionRequired: 'डिटेल लिखें',
  buttonTextInvalid: 'बटन पर क्या लिखा हो, बताएँ',
  iconInvalid: 'आइकन चुनें',
  flagInvalid: 'true या false में बताएँ',
  statusInvalid: 'स्टेटस चुनें',
  linkInvalid: 'http:// या https:// से शुरू होने वाला वेब पता डालें',
  dateInvalid: 'तारीख चुनें',
  maxParticipantsInvalid: 'कम से कम 1 कपल लिखें, या खाली छोड़ें',
  countInvalid: 'पूरी संख्या लिखें',
};
