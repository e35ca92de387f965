import { randomUUID } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import express, { type NextFunction, type Request, type Response } from 'express';
import session from 'express-session';
import { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import {
  coupleMembers,
  dateEvents,
  expenses,
  memories,
  memoryPhotos,
  monthlyUsage,
  notifications,
  photos,
  pushSubscriptions,
  settings,
  users,
} from './usual-tables.ts';

/** The field's usual stack doing the same work: Express, express-session in PostgreSQL, Drizzle, zod. */
declare module 'express-session' {
  interface SessionData {
    userId: string;
  }
}

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const db = drizzle(pool);
/** Only sends: another process works on the queue and delivers. */
const boss = new PgBoss({
  connectionString: process.env['DATABASE_URL'] ?? '',
  supervise: false,
  schedule: false,
  migrate: false,
});
await boss.start();
const app = express();
app.use(express.json());
app.use(
  session({
    store: new (connectPgSimple(session))({ pool, createTableIfMissing: true }),
    secret: 'a benchmark has no secrets',
    resave: false,
    saveUninitialized: false,
  }),
);

app.post('/sign-in', (request, response) => {
  request.session.userId = String(request.body.userId);
  response.json({});
});

async function requireUser(request: Request, response: Response, next: NextFunction): Promise<void> {
  const { userId } = request.session;
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user) {
    response.status(401).json({ message: 'Unauthorized' });
    return;
  }
  const [member] = await db.select().from(coupleMembers).where(eq(coupleMembers.userId, user.id));
  response.locals['userId'] = user.id;
  response.locals['coupleId'] = member?.coupleId;
  response.locals['firstName'] = user.firstName;
  next();
}

app.get('/api/date-events', requireUser, async (_request, response) => {
  const { coupleId } = response.locals;
  response.json(
    await db
      .select()
      .from(dateEvents)
      .where(eq(dateEvents.coupleId, String(coupleId)))
      .orderBy(dateEvents.startsAt),
  );
});

/** The memories with the photos that each shows: a query for the memories and their covers, one for the photos behind them. */
app.get('/api/memories', requireUser, async (_request, response) => {
  const coupleId = String(response.locals['coupleId']);
  const found = await db
    .select({ memory: memories, cover: photos })
    .from(memories)
    .leftJoin(photos, and(eq(photos.coupleId, memories.coupleId), eq(photos.id, memories.photoId)))
    .where(eq(memories.coupleId, coupleId))
    .orderBy(desc(memories.memoryDate), desc(memories.createdAt));
  const further = await db
    .select({ memoryId: memoryPhotos.memoryId, photo: photos })
    .from(memoryPhotos)
    .innerJoin(photos, and(eq(photos.coupleId, memoryPhotos.coupleId), eq(photos.id, memoryPhotos.photoId)))
    .where(
      and(
        eq(memoryPhotos.coupleId, coupleId),
        inArray(
          memoryPhotos.memoryId,
          found.map(({ memory }) => memory.id),
        ),
      ),
    )
    .orderBy(asc(memoryPhotos.position));
  const furtherByMemory = Map.groupBy(further, ({ memoryId }) => memoryId);
  response.json(
    found.map(({ memory, cover }) => ({
      ...memory,
      cover,
      photos: furtherByMemory.get(memory.id)?.map(({ photo }) => photo) ?? [],
    })),
  );
});

app.get('/api/expenses', requireUser, async (_request, response) => {
  const { coupleId } = response.locals;
  response.json(
    await db
      .select()
      .from(expenses)
      .where(eq(expenses.coupleId, String(coupleId)))
      .orderBy(desc(expenses.spentOn), desc(expenses.createdAt))
      .limit(50),
  );
});

app.get('/api/finances/summary', requireUser, async (_request, response) => {
  const { coupleId } = response.locals;
  const month = sql<string>`to_char(${expenses.spentOn}, 'YYYY-MM')`;
  response.json(
    await db
      .select({
        month,
        category: expenses.category,
        total: sql<string>`sum(${expenses.amount})`,
        count: sql<number>`count(*)`,
      })
      .from(expenses)
      .where(eq(expenses.coupleId, String(coupleId)))
      .groupBy(month, expenses.category),
  );
});

/** Sums what each of the two has paid for the other over all expenses; no sums are stored. */
app.get('/api/finances/balance', requireUser, async (_request, response) => {
  const { coupleId } = response.locals;
  const share = sql`case ${expenses.splitKind} when 'equal' then trunc(${expenses.amount} / 2, 2) when 'other' then ${expenses.amount}
    when 'percent' then trunc(${expenses.amount} * (100 - ${expenses.splitValue}) / 100, 2)
    when 'amounts' then ${expenses.amount} - ${expenses.splitValue} else 0 end`;
  response.json(
    await db
      .select({ paidBy: expenses.paidBy, owed: sql<string>`sum(${share})` })
      .from(expenses)
      .where(eq(expenses.coupleId, String(coupleId)))
      .groupBy(expenses.paidBy),
  );
});

const input = z.object({ title: z.string().min(1), scheduledDate: z.iso.date() });

app.post('/api/date-events', requireUser, async (request, response) => {
  const { title, scheduledDate } = input.parse(request.body);
  const [userId, coupleId] = [String(response.locals['userId']), String(response.locals['coupleId'])];
  const { firstName } = response.locals;
  const now = new Date();
  const created = await db.transaction(async (tx) => {
    const [usage] = await tx
      .insert(monthlyUsage)
      .values({ userId, month: `${now.toISOString().slice(0, 7)}-01`, kind: 'date_events', used: 1 })
      .onConflictDoUpdate({
        target: [monthlyUsage.userId, monthlyUsage.month, monthlyUsage.kind],
        set: { used: sql`${monthlyUsage.used} + 1` },
      })
      .returning();
    const [limit] = await tx.select().from(settings).where(eq(settings.key, 'free_date_events_per_month'));
    if (!usage || !limit || usage.used > Number(limit.value)) throw new Error('The limit of this month is reached');
    const [row] = await tx
      .insert(dateEvents)
      .values({
        coupleId,
        id: randomUUID(),
        userId,
        title,
        scheduledDate,
        scheduledTime: '19:00',
        timezone: 'Asia/Kolkata',
        startsAt: new Date(`${scheduledDate}T13:30:00Z`),
        duration: 120,
        category: 'romantic_dinner',
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    const partners = await tx
      .select()
      .from(coupleMembers)
      .where(and(eq(coupleMembers.coupleId, coupleId), ne(coupleMembers.userId, userId)));
    for (const partner of partners) {
      const notificationId = randomUUID();
      await tx.insert(notifications).values({
        userId: String(partner.userId),
        id: notificationId,
        type: 'other',
        kind: 'date_planned',
        params: { firstName, dateTitle: title },
        path: '/dates',
        createdAt: now,
      });
      const subscriptions = await tx
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, String(partner.userId)));
      for (const { id } of subscriptions) {
        const payload = { userId: partner.userId, notificationId, subscriptionId: id };
        await boss.send('push', payload, { db: fromDrizzle(tx, sql) });
      }
    }
    return row;
  });
  response.status(201).json(created);
});

app.listen(Number(process.env['PORT']), '127.0.0.1');
