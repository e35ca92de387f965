import connectPgSimple from 'connect-pg-simple';
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import express, { type NextFunction, type Request, type Response } from 'express';
import session from 'express-session';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
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
  tags: text().array(),
  milestone: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const db = drizzle(pool);
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

app.get('/api/memories', requireUser, async (_request, response) => {
  const { coupleId } = response.locals;
  response.json(
    await db
      .select()
      .from(memories)
      .where(eq(memories.coupleId, String(coupleId)))
      .orderBy(desc(memories.memoryDate)),
  );
});

const input = z.object({ title: z.string().min(1), scheduledDate: z.iso.date() });

app.post('/api/date-events', requireUser, async (request, response) => {
  const { title, scheduledDate } = input.parse(request.body);
  const now = new Date();
  const [created] = await db
    .insert(dateEvents)
    .values({
      coupleId: String(response.locals['coupleId']),
      id: randomUUID(),
      userId: String(response.locals['userId']),
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
  response.status(201).json(created);
});

app.listen(Number(process.env['PORT']), '127.0.0.1');
