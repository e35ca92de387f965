import { ORPCError } from '@orpc/server';
import { uploadAvatar } from '#server/features/accounts/avatar-service.ts';
import { logout } from '#server/features/accounts/logout-service.ts';
import { changeBirthday, changeCity, deleteAccount } from '#server/features/accounts/profile-service.ts';
import { register, verifyEmail } from '#server/features/accounts/registration-service.ts';
import { login, readSession } from '#server/features/accounts/session-service.ts';
import { joinCouple } from '#server/features/couples/pairing-service.ts';
import { createCouple, finishWelcome } from '#server/features/couples/service.ts';
import { proving } from '#server/features/second-factors/proof-service.ts';
import type { Member } from '#server/platform/context.ts';
import { anniversaryAt, arrivalAt } from '../calendar/when.ts';
import { COUPLE_NAME, DEMO_PASSWORD, people } from '../fixtures/members.ts';
import { createActor, visitAt, type Actor, type Visit } from '../seeding/actor.ts';
import { readPortrait, uploading } from '../seeding/prepared-upload.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** Registers three members, verifies their addresses and couples two of them. `seedDemo` grants admin later. */
export async function registerMembers(seeding: SeedContext): Promise<DemoMembers> {
  const arrival = arrivalAt(seeding.today);
  const [riyaCame, arjunCame] = [momentOf(arrival, '21:04'), momentOf(arrival, '21:37')];
  const [riya, arjun, admin] = await Promise.all([
    registerMember(seeding, 'riya', riyaCame),
    registerMember(seeding, 'arjun', arjunCame),
    registerMember(seeding, 'admin', momentOf(arrival, '10:00')),
  ]);
  const anniversary = anniversaryAt(seeding.today).toString();
  const couple = await createCouple(riya.actor.at(riyaCame), { name: COUPLE_NAME, anniversary });
  await joinCouple(arjun.actor.at(arjunCame), { inviteCode: couple.inviteCode });
  // Reads the members again, because they have a couple now.
  const members: DemoMembers = {
    riya: await openActor(seeding, riya.visit),
    arjun: await openActor(seeding, arjun.visit),
    admin: admin.actor,
  };
  await finishWelcome(members.riya.at(riyaCame));
  await finishWelcome(members.arjun.at(arjunCame));
  await Promise.all([
    logout(members.riya.at(riyaCame)),
    logout(members.arjun.at(arjunCame)),
    logout(admin.actor.at(arjunCame)),
  ]);
  return members;
}

async function registerMember(seeding: SeedContext, name: keyof typeof people, moment: Temporal.Instant) {
  const person = people[name];
  const visit = visitAt(seeding.platform, moment);
  const { firstName, lastName, email } = person;
  await register(visit.context, { firstName, lastName, email, password: DEMO_PASSWORD, acceptTerms: true });
  const actor = await openActor(seeding, visit);
  const context = actor.at(moment);
  await verifyEmail(context, { otp: readCode(visit) });
  const [month = 1, day = 1] = person.birthday.split('-').map(Number);
  const born = Temporal.PlainDate.from({ year: seeding.today.year - person.age, month, day });
  await changeBirthday(context, { dateOfBirth: born.toString() });
  await changeCity(context, { city: 'Ahmedabad' });
  const portrait = await readPortrait(name);
  // Uploads at the present time: the sweep would delete files with a past date before their row is stored.
  await uploadAvatar(uploading(actor.at(seeding.now), portrait), { profileImage: portrait.file });
  return { visit, actor };
}

/** Deletes the members that a killed process left. The couple's records go with its last member. */
export async function deleteMembers(seeding: SeedContext): Promise<void> {
  for (const { email } of Object.values(people)) {
    const visit = visitAt(seeding.platform, seeding.now);
    if (!(await canSignIn(visit, email))) continue;
    const actor = await openActor(seeding, visit);
    await proving('password', deleteAccount)(actor.at(seeding.now), { password: DEMO_PASSWORD });
  }
}

/** Returns false if the member is not registered. */
async function canSignIn(visit: Visit, email: string): Promise<boolean> {
  try {
    await login(visit.context, { email, password: DEMO_PASSWORD });
    return true;
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') return false;
    throw error;
  }
}

/** Returns an actor for the member of the visit's session, loaded as the gate does. */
async function openActor(seeding: SeedContext, visit: Visit): Promise<Actor> {
  const token = visit.readToken();
  const member: Member | null = token ? await readSession(visit.context, token) : null;
  if (!member) throw new Error('a demo member could not sign in');
  return createActor(seeding.platform, member);
}

function readCode({ mails }: Visit): string {
  const code = /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('no code was mailed to a demo member');
  return code;
}
