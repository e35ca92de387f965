import { date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tables of Jugal as Drizzle knows them, as far as the baseline reads and writes them. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  firstName: text('first_name'),
  email: text(),
});
export const coupleMembers = pgTable('couple_members', {
  coupleId: uuid('couple_id'),
  userId: uuid('user_id'),
});
export const dateEvents = pgTable('date_events', {
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
export const memories = pgTable('memories', {
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
export const photos = pgTable('photos', {
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
export const memoryPhotos = pgTable('memory_photos', {
  coupleId: uuid('couple_id').notNull(),
  memoryId: uuid('memory_id').notNull(),
  position: integer().notNull(),
  photoId: uuid('photo_id').notNull(),
});

export const expenses = pgTable('expenses', {
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

export const monthlyUsage = pgTable(
  'monthly_usage',
  { userId: uuid('user_id'), month: date(), kind: text(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.kind] })],
);
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });
export const notifications = pgTable('notifications', {
  userId: uuid('user_id').notNull(),
  id: uuid().notNull(),
  type: text().notNull(),
  kind: text().notNull(),
  params: jsonb().notNull(),
  path: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export const pushSubscriptions = pgTable('push_subscriptions', {
  userId: uuid('user_id'),
  id: uuid().notNull(),
});
