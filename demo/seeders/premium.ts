import { followUp } from '#server/features/date-preferences/admin-service.ts';
import { submitPreferences } from '#server/features/date-preferences/service.ts';
import { confirmByAdmin } from '#server/features/payments/admin-service.ts';
import { declarePayment, readCheckout } from '#server/features/payments/service.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

const DAYS_AGO = 117;

/** Hours since Arjun's request for a call, which is still open. */
const WISH_HOURS_AGO = 21;

/**
 * Seeds Riya's yearly payment and the completed call about the date that she wished for. Arjun is a free member whose
 * wish still waits for a call.
 */
export async function seedPremium(seeding: SeedContext, { riya, arjun, admin }: DemoMembers): Promise<void> {
  const day = seeding.today.subtract({ days: DAYS_AGO });
  const paying = riya.at(momentOf(day, '21:12'));
  const { reference } = await readCheckout(paying);
  const payment = await declarePayment(paying, { reference });
  const wish = await submitPreferences(riya.at(momentOf(day, '21:16')), {
    preferredLocation: 'Near the Sabarmati riverfront, Ahmedabad',
    dateType: 'romantic-dinner',
    timePreference: 'evening',
    budget: '1500-2500',
    specialRequests: 'Vegetarian, and a table outside',
    contactPhone: '98250 12345',
    selectedPlan: 'premium',
  });
  const nextMorning = admin.at(momentOf(day.add({ days: 1 }), '10:05'));
  await confirmByAdmin(nextMorning, { id: payment.id });
  await followUp(nextMorning, { id: wish.id });
  await submitPreferences(arjun.at(seeding.now.subtract({ hours: WISH_HOURS_AGO })), {
    preferredLocation: 'Somewhere with a view, not further than Gandhinagar',
    dateType: 'surprise',
    timePreference: 'morning',
    budget: '1000-1500',
    specialRequests: 'Our anniversary is near: something that she does not expect',
    contactPhone: '98250 54321',
    selectedPlan: 'premium',
  });
}
