import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACHIEVEMENTS } from '#domain/achievements/definitions.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { insertAcceptedDates } from '#tests/support/accepted-dates.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { wordAchievement } from './policy.ts';

let app: TestApp;
readEnglish();
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const firstMemory = byName('The First Page');
const memory = { title: 'Kites', memoryDate: '2026-01-14' };

function byName(name: string) {
  const found = runInLanguage('en', () => ACHIEVEMENTS.map(wordAchievement).find((each) => each.name === name));
  if (!found) throw new Error(`no achievement is named ${name}`);
  return found;
}

async function balanceOf({ api }: Person): Promise<number> {
  return (await api.wallet.get()).balance;
}

async function coinsFor({ api }: Person, name: string): Promise<number[]> {
  const entries = await api.wallet.entries();
  return entries.filter(({ description }) => description === `Milestone: ${name}`).map(({ amount }) => amount);
}

describe('achievements', () => {
  test('returns every field, with stable ids', async () => {
    const [riya, arjun] = await registerCouple(app);
    await riya.api.memories.create(memory);
    const rows = await riya.api.achievements.list();
    const row = rows.find(({ achievementId }) => achievementId === firstMemory.id);
    expect(row).toEqual({
      id: row?.id,
      coupleId: (await riya.api.couples.get()).id,
      achievementId: firstMemory.id,
      unlockedAt: row?.unlockedAt,
      progress: 1,
      isCompleted: true,
      metadata: { target: 1, isNew: true },
      achievement: firstMemory,
    });
    expect(rows.every(({ progress }) => progress > 0)).toBe(true);
    expect((await arjun.api.achievements.list()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('counts as new for each partner until their own check, once', async () => {
    const [riya, arjun] = await registerCouple(app);
    await riya.api.memories.create(memory);
    for (const { api } of [riya, arjun]) {
      const { newAchievements } = await api.achievements.check();
      expect(newAchievements.map(({ achievement }) => achievement.name)).toEqual(['The First Page']);
      expect(await api.achievements.check()).toEqual({ newAchievements: [] });
      const rows = await api.achievements.list();
      expect(rows.some(({ metadata }) => metadata.isNew)).toBe(false);
    }
  });

  test('remains achieved when the facts fall', async () => {
    const [riya] = await registerCouple(app);
    const { id } = await riya.api.memories.create(memory);
    await riya.api.achievements.check();
    const before = await riya.api.achievements.list();
    await riya.api.memories.delete({ id });
    const after = await riya.api.achievements.list();
    expect(after.filter(({ isCompleted }) => isCompleted)).toEqual(before.filter(({ isCompleted }) => isCompleted));
    await riya.api.memories.create(memory);
    expect(await riya.api.achievements.check()).toEqual({ newAchievements: [] });
  });

  test('announces several at once in one notification', async () => {
    const [riya, arjun] = await registerCouple(app);
    const { id } = await riya.api.couples.get();
    const many = `insert into memories (couple_id, id, title, memory_date, description, tags, created_at, updated_at)
      select $1, gen_random_uuid(), 'Day', '2025-01-01'::date + n * 20, 'Words', '{tag}', now(), now()
      from generate_series(1, 20) n`;
    await app.database.pool.query(many, [id]);
    expect((await riya.api.achievements.check()).newAchievements).toHaveLength(5);
    const balances = (await arjun.api.wallet.entries()).map(({ balanceAfter }) => balanceAfter);
    expect(balances).toEqual(balances.toSorted((a, b) => b - a));
    const told = (await arjun.api.notifications.list()).filter(({ type }) => type === 'achievement');
    expect(told.map(({ message }) => message)).toEqual(['You have achieved 5 milestones together']);
  });
});

describe('members without a partner', () => {
  test('has no achievements without a couple, and a check says so', async () => {
    const { api } = await registerPerson(app);
    await api.notes.create({ title: 'Chai', content: 'Ginger', category: 'food' });
    expect(await api.achievements.list()).toEqual([]);
    expect(await api.achievements.check()).toEqual({ newAchievements: [] });
  });

  test('achieves alone, and shares once with the partner who joins but with no third member', async () => {
    const riya = await registerPerson(app, 'Riya');
    await riya.api.couples.create({ name: 'Of one' });
    await insertAcceptedDates(app, riya);
    await riya.api.achievements.check();
    expect(await balanceOf(riya)).toBe(20);
    const arjun = await registerPerson(app, 'Arjun');
    await arjun.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
    expect((await arjun.api.achievements.check()).newAchievements).toHaveLength(2);
    expect(await balanceOf(arjun)).toBe(20);
    await arjun.api.couples.leave({ password: arjun.password });
    const third = await registerPerson(app, 'Third');
    await third.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
    expect((await third.api.achievements.check()).newAchievements).toHaveLength(2);
    expect(await balanceOf(third)).toBe(0);
    expect(await balanceOf(riya)).toBe(20);
  });

  test('keeps achievements of a joining member, and both partners hold each once', async () => {
    const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
    await riya.api.memories.create(memory);
    await riya.api.achievements.check();
    await arjun.api.memories.create(memory);
    await insertAcceptedDates(app, arjun);
    await arjun.api.achievements.check();
    expect([await balanceOf(riya), await balanceOf(arjun)]).toEqual([0, 20]);
    await arjun.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
    const rows = await riya.api.achievements.list();
    const names = rows.filter(({ isCompleted }) => isCompleted).map(({ achievement }) => achievement.name);
    expect(names).toEqual(['First Sparks', 'It’s a Yes', 'The First Page']);
    expect([await balanceOf(riya), await balanceOf(arjun)]).toEqual([20, 20]);
  });

  test('notifies a member with another partner, but does not pay twice for the same achievement', async () => {
    const [riya, arjun] = await registerCouple(app);
    await insertAcceptedDates(app, riya);
    await arjun.api.achievements.check();
    await arjun.api.couples.leave({ password: arjun.password });
    await arjun.api.couples.create({ name: 'Anew' });
    await insertAcceptedDates(app, arjun);
    const { newAchievements } = await arjun.api.achievements.check();
    expect(newAchievements.map(({ achievement }) => achievement.name)).toContain('It’s a Yes');
    expect(await coinsFor(arjun, 'It’s a Yes')).toEqual([20]);
    const told = (await arjun.api.notifications.list()).filter(({ message }) => message.startsWith('It’s'));
    expect(told.map(({ message }) => message)).toEqual([
      'It’s a Yes: 20 love points',
      'It’s a Yes: 20 love points, and 20 coins for you',
    ]);
  });
});
