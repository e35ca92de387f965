import { ORPCError } from '@orpc/server';
import { uploadAvatar } from '#server/features/accounts/avatar-service.ts';
import { changeBirthday, changeCity, deleteAccount } from '#server/features/accounts/profile-service.ts';
import { register, verifyEmail } from '#server/features/accounts/registration-service.ts';
import { login, logout, readSession } from '#server/features/accounts/session-service.ts';
import { joinCouple } from '#server/features/couples/pairing-service.ts';
import { createCouple } from '#server/features/couples/service.ts';
import type { Member } from '#server/platform/context.ts';
import { anniversaryAt, arrivalAt } from '../calendar/when.ts';
import { COUPLE_NAME, DEMO_PASSWORD, people, type DemoPerson } from '../story/members.ts';
import { drawPortrait, toUpload } from '../pictures/draw-picture.ts';
import { createActor, visitAt, type Actor, type Visit } from '../stage/actor.ts';
import { momentOf, type Cast, type Stage } from '../stage/stage.ts';

/** The three register, verify their addresses, and the two become a couple. Nobody is an admin yet. */
export async function gatherPeople(stage: Stage): Promise<Cast> {
  const arrival = arrivalAt(stage.today);
  const [riyaCame, arjunCame] = [momentOf(arrival, '21:04'), momentOf(arrival, '21:37')];
  const [riya, arjun, admin] = await Promise.all([
    arrive(stage, people.riya, riyaCame),
    arrive(stage, people.arjun, arjunCame),
    arrive(stage, people.admin, momentOf(arrival, '10:00')),
  ]);
  const anniversary = anniversaryAt(stage.today).toString();
  const couple = await createCouple(riya.actor.at(riyaCame), { name: COUPLE_NAME, anniversary });
  await joinCouple(arjun.actor.at(arjunCame), { inviteCode: couple.inviteCode });
  // Read again: now they have a couple.
  const cast: Cast = {
    riya: await enter(stage, riya.visit),
    arjun: await enter(stage, arjun.visit),
    admin: admin.actor,
  };
  await Promise.all([
    logout(cast.riya.at(riyaCame)),
    logout(cast.arjun.at(arjunCame)),
    logout(admin.actor.at(arjunCame)),
  ]);
  return cast;
}

async function arrive(stage: Stage, person: DemoPerson, moment: Temporal.Instant) {
  const visit = visitAt(stage.platform, moment);
  const { firstName, lastName, email } = person;
  await register(visit.context, { firstName, lastName, email, password: DEMO_PASSWORD, acceptTerms: true });
  const actor = await enter(stage, visit);
  const context = actor.at(moment);
  await verifyEmail(context, { otp: readCode(visit) });
  const [month = 1, day = 1] = person.birthday.split('-').map(Number);
  const born = Temporal.PlainDate.from({ year: stage.today.year - person.age, month, day });
  await changeBirthday(context, { dateOfBirth: born.toString() });
  await changeCity(context, { city: 'Ahmedabad' });
  const portrait = await toUpload(drawPortrait(person.drawPortrait()), firstName);
  // Now, not then: files that were reserved in the past would be swept before their row is there.
  await uploadAvatar(actor.at(stage.now), { profileImage: portrait });
  return { visit, actor };
}

/** Takes away what a killed process left: the members, and with the last of the two all that the couple had. */
export async function dismissPeople(stage: Stage): Promise<void> {
  for (const { email } of Object.values(people)) {
    const visit = visitAt(stage.platform, stage.now);
    if (!(await canSignIn(visit, email))) continue;
    const actor = await enter(stage, visit);
    await deleteAccount(actor.at(stage.now), { password: DEMO_PASSWORD });
  }
}

/** Whoever was not yet there cannot sign in. */
async function canSignIn(visit: Visit, email: string): Promise<boolean> {
  try {
    await login(visit.context, { email, password: DEMO_PASSWORD });
    return true;
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') return false;
    throw error;
  }
}

/** The member of the visit's session, as the gate finds them. */
async function enter(stage: Stage, visit: Visit): Promise<Actor> {
  const token = visit.readToken();
  const member: Member | null = token ? await readSession(visit.context, token) : null;
  if (!member) throw new Error('somebody of the demo could not sign in');
  return createActor(stage.platform, member);
}

function readCode({ mails }: Visit): string {
  const code = /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('no code was mailed to somebody of the demo');
  return code;
}
