import { ConciergeRequestInput } from '#domain/concierge/schema.ts';
import { answerRequest } from '#server/features/concierge/admin-service.ts';
import { createRequest } from '#server/features/concierge/service.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** Days since Riya's gift request, and hours since her plan request, which is unanswered. */
const GIFT_DAYS_AGO = 19;
const PLAN_HOURS_AGO = 6;

const gift = {
  kind: 'gift',
  occasion: 'Arjun’s promotion',
  budget: '3500',
  wishes:
    'He has talked about his grandfather’s fountain pen for years. Something that he writes with every day, nothing with a screen.',
};

const giftAnswer = `Three ideas, all within your budget:

1. A handmade ebonite pen from Rajahmundry, in the brown of his grandfather’s (₹2,800). They engrave a name in four days: https://pens.example/ebonite
2. The same with a bottle of ink from Santiniketan (₹3,250).
3. If he still has the old pen: a repair in the Manek Chowk lane of pen makers (about ₹600), and a leather roll for it.

We would choose the third. Tell us when you have decided, and we ask the workshop.`;

const plan = {
  kind: 'planning',
  occasion: 'Two days without phones',
  budget: '9000',
  wishes: 'By train from Ahmedabad, not more than four hours. Vegetarian, somewhere to walk, and a window that opens.',
};

/** Seeds a gift request that was answered the same evening, and a plan request that is unanswered. */
export async function seedConcierge(seeding: SeedContext, { riya, admin }: DemoMembers): Promise<void> {
  const day = seeding.today.subtract({ days: GIFT_DAYS_AGO });
  const asked = await createRequest(riya.at(momentOf(day, '10:20')), ConciergeRequestInput.parse(gift));
  await answerRequest(admin.at(momentOf(day, '18:45')), { id: asked.id, answer: giftAnswer });
  await createRequest(
    riya.at(seeding.now.subtract({ hours: PLAN_HOURS_AGO })),
    ConciergeRequestInput.parse({
      ...plan,
      forDate: seeding.today.add({ days: 26 }).toString(),
    }),
  );
}
