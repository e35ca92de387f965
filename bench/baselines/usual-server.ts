import connectPgSimple from 'connect-pg-simple';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import express, { type NextFunction, type Request, type Response } from 'express';
import session from 'express-session';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';

/** The field's usual stack doing the same work: Express, express-session in PostgreSQL, Drizzle, zod. */
declare module 'express-session' {
  interface SessionData {
    userId: string;
  }
}

const users = pgTable('users', { id: uuid().primaryKey(), firstName: text('first_name'), email: text() });
const coupleMembers = pgTable('couple_members', { coupleId: uuid('couple_id'), userId: uuid('user_id') });
const dateEvents = pgTable('date_events', {
  coupleId: uuid('couple_id').notNull(),
  id: uuid().primaryKey(),
  userId: uuid('user_id'),
  title: text().notNull(),
  description: text(),
  scheduledDate: date('scheduled_date').notNull(),
  scheduledTime: text('scheduled_time').notNull(),
  timezone: text().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  duration: integer('duration_minutes').notNull(),
  location: text(),
  category: text().notNull(),
  partnerResponse: text('partner_response'),
  suggestedDate: date('suggested_date'),
  suggestedTime: text('suggested_time'),
  reactions: jsonb(),
  commentCount: integer('comment_count'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
const memories = pgTable('memories', {
  coupleId: uuid('couple_id').notNull(),
  id: uuid().primaryKey(),
  userId: uuid('user_id'),
  title: text().notNull(),
  description: text(),
  memoryDate: date('memory_date').notNull(),
  imageUrl: text('image_url'),
  photoId: uuid('photo_id'),
  tags: text().array(),
  milestone: text(),
  reactions: jsonb(),
  commentCount: integer('comment_count'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
const photos = pgTable('photos', {
  coupleId: uuid('couple_id').notNull(),
  id: uuid().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  colour: text().notNull(),
  originalType: text('original_type'),
  originalBytes: integer('original_bytes'),
  originalWidth: integer('original_width'),
  originalHeight: integer('original_height'),
});
const memoryPhotos = pgTable('memory_photos', {
  coupleId: uuid('couple_id').notNull(),
  memoryId: uuid('memory_id').notNull(),
  position: integer().notNull(),
  photoId: uuid('photo_id').notNull(),
});

const expenses = pgTable('expenses', {
  coupleId: uuid('couple_id').notNull(),
  id: uuid().primaryKey(),
  userId: uuid('user_id'),
  title: text().notNull(),
  description: text(),
  amount: numeric({ precision: 12, scale: 2 }).notNull(),
  category: text().notNull(),
  spentOn: date('spent_on').notNull(),
  paidBy: uuid('paid_by'),
  sharedWith: uuid('shared_with'),
  splitKind: text('split_kind').notNull(),
  splitValue: numeric('split_value'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

const monthlyUsage = pgTable(
  'monthly_usage',
  { userId: uuid('user_id'), month: date(), kind: text(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.kind] })],
);
const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });
const notifications = pgTable('notifications', {
  userId: uuid('user_id').notNull(),
  id: uuid().notNull(),
  type: text().notNull(),
  kind: text().notNull(),
  params: jsonb().notNull(),
  path: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
const pushSubscriptions = pgTable('push_subscriptions', { userId: uuid('user_id'), id: uuid().notNull() });

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const db = drizzle(pool);
/** Only sends: whoever works on the queue delivers. */
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

/** What each of the two has paid for the other, over all expenses: nothing is kept beside them. */
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
    if (!usage || !limit || usage.used > Number(limit.value))
      throw new Error('The limit of this month is reached');
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
