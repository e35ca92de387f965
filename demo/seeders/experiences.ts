import { ExperienceInput } from '#domain/experiences/schema.ts';
import { createExperience, readAllExperiences } from '#server/features/experiences/admin-service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds bookable experiences. They belong to no member, so existing ones are kept. */
export async function seedExperiences(seeding: SeedContext, { admin }: DemoMembers): Promise<void> {
  const context = admin.at(seeding.now);
  if ((await readAllExperiences(context)).length > 0) return;
  const inDays = (days: number) => seeding.today.add({ days }).toString();
  const experiences = [
    {
      title: 'Dinner on the Sabarmati',
      subtitle: 'A table for two, by the water',
      description: 'Five courses at sunset, and the riverfront to yourselves.\nSponsored for couples of the pilot.',
      icon: 'Sparkles',
      duration: '2.5 hours',
      location: 'Riverfront, Ahmedabad',
      included: 'Dinner, a boat ride, a photograph',
      bookingLink: 'https://example.com/dinner-on-the-sabarmati',
      eventDate: inDays(16),
      eventTime: '18:30',
      maxParticipants: 12,
      currentParticipants: 7,
      translations: {
        gu: {
          title: 'સાબરમતીના કિનારે ડિનર',
          subtitle: 'પાણીની બાજુમાં બે જણનું ટેબલ',
          description: 'સૂરજ ડૂબે ત્યારે પાંચ કોર્સ, અને આખો રિવરફ્રન્ટ તમારો.\nપાઇલટનાં કપલ માટે અમારા તરફથી.',
          duration: '2.5 કલાક',
          location: 'રિવરફ્રન્ટ, અમદાવાદ',
          included: 'ડિનર, બોટની સફર, એક ફોટો',
        },
        hi: {
          title: 'साबरमती के किनारे डिनर',
          subtitle: 'पानी के पास दो लोगों की टेबल',
          description: 'शाम ढलते ही पाँच कोर्स, और पूरा रिवरफ़्रंट आपका।\nपायलट के कपल के लिए हमारी तरफ़ से।',
          duration: '2.5 घंटे',
          location: 'रिवरफ़्रंट, अहमदाबाद',
          included: 'डिनर, नाव की सैर, एक फ़ोटो',
        },
      },
    },
    {
      title: 'Block printing for two',
      subtitle: 'One cloth, two hands',
      description: 'A morning with a printer’s family in Pethapur. You take the cloth home.',
      icon: 'Gift',
      duration: '3 hours',
      location: 'Pethapur, Gandhinagar',
      eventDate: inDays(23),
      eventTime: '10:00',
      maxParticipants: 8,
      currentParticipants: 3,
    },
    {
      title: 'Full moon over the Rann',
      subtitle: 'A night on the white desert',
      description: 'Two tents, one fire, and more stars than you can name.',
      location: 'Dhordo, Kutch',
      status: 'Coming Soon',
      eventDate: inDays(58),
    },
  ];
  for (const [place, experience] of experiences.entries()) {
    await createExperience(context, ExperienceInput.parse({ ...experience, order: place + 1 }));
  }
}
