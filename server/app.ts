import { existsSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { accountsRoutes } from '#server/features/accounts/routes.ts';
import { achievementsRoutes } from '#server/features/achievements/routes.ts';
import { watchMilestones } from '#server/features/achievements/watch-service.ts';
import { readSession } from '#server/features/accounts/session-service.ts';
import { auditAdminRoutes } from '#server/features/audit/routes.ts';
import { contactAdminRoutes } from '#server/features/contact/admin-routes.ts';
import { contactRoutes } from '#server/features/contact/routes.ts';
import { couplesRoutes } from '#server/features/couples/routes.ts';
import { datePreferencesAdminRoutes } from '#server/features/date-preferences/admin-routes.ts';
import { datePreferencesRoutes } from '#server/features/date-preferences/routes.ts';
import { datesRoutes } from '#server/features/dates/routes.ts';
import { dealsAdminRoutes } from '#server/features/deals/admin-routes.ts';
import { dealsRoutes } from '#server/features/deals/routes.ts';
import { experiencesAdminRoutes } from '#server/features/experiences/admin-routes.ts';
import { exportsRoutes } from '#server/features/exports/routes.ts';
import { experiencesRoutes } from '#server/features/experiences/routes.ts';
import { financesRoutes } from '#server/features/finances/routes.ts';
import { giftCardsAdminRoutes } from '#server/features/gift-cards/admin-routes.ts';
import { giftCardsRoutes } from '#server/features/gift-cards/routes.ts';
import { importantDatesRoutes } from '#server/features/important-dates/routes.ts';
import { insightsAdminRoutes } from '#server/features/insights/routes.ts';
import { memoriesRoutes } from '#server/features/memories/routes.ts';
import { notesRoutes } from '#server/features/notes/routes.ts';
import { campaignsAdminRoutes } from '#server/features/notifications/campaign-routes.ts';
import { notificationsRoutes } from '#server/features/notifications/routes.ts';
import { nudgesRoutes } from '#server/features/nudges/routes.ts';
import { jobsAdminRoutes, operationsAdminRoutes } from '#server/features/operations/routes.ts';
import { settingsAdminRoutes } from '#server/features/settings/routes.ts';
import { paymentsAdminRoutes } from '#server/features/payments/admin-routes.ts';
import { paymentsRoutes } from '#server/features/payments/routes.ts';
import { subscriptionRoutes } from '#server/features/subscription/routes.ts';
import { systemRoutes } from '#server/features/system/routes.ts';
import { usersAdminRoutes } from '#server/features/users/routes.ts';
import { waitlistAdminRoutes } from '#server/features/waitlist/admin-routes.ts';
import { waitlistRoutes } from '#server/features/waitlist/routes.ts';
import { walletRoutes } from '#server/features/wallet/routes.ts';
import { readExperiences } from '#server/features/experiences/service.ts';
import { readPrices } from '#server/features/settings/service.ts';
import { addApiDocs } from '#server/http/api-docs.ts';
import { addApi } from '#server/http/api.ts';
import { fieldsText } from '#messages/en/fields.ts';
import type { OutputChecks } from '#server/http/output-checks.ts';
import { loadPageParts } from '#server/http/pages/page-parts.ts';
import { addPages, hashInlineScripts } from '#server/http/pages/pages.ts';
import type { RateLimiter } from '#server/http/gate/rate-limits.ts';
import { addSecurityHeaders } from '#server/http/pages/security-headers.ts';
import type { Platform } from '#server/platform/context.ts';

/** What serves each noun of the contract. */
export const routes = {
  accounts: accountsRoutes,
  contact: contactRoutes,
  achievements: achievementsRoutes,
  couples: couplesRoutes,
  datePreferences: datePreferencesRoutes,
  dates: datesRoutes,
  deals: dealsRoutes,
  experiences: experiencesRoutes,
  exports: exportsRoutes,
  finances: financesRoutes,
  giftCards: giftCardsRoutes,
  importantDates: importantDatesRoutes,
  memories: memoriesRoutes,
  notes: notesRoutes,
  notifications: notificationsRoutes,
  nudges: nudgesRoutes,
  payments: paymentsRoutes,
  subscription: subscriptionRoutes,
  system: systemRoutes,
  waitlist: waitlistRoutes,
  wallet: walletRoutes,
  admin: {
    audit: auditAdminRoutes,
    campaigns: campaignsAdminRoutes,
    contact: contactAdminRoutes,
    datePreferences: datePreferencesAdminRoutes,
    experiences: experiencesAdminRoutes,
    giftCards: giftCardsAdminRoutes,
    insights: insightsAdminRoutes,
    jobs: jobsAdminRoutes,
    operations: operationsAdminRoutes,
    payments: paymentsAdminRoutes,
    deals: dealsAdminRoutes,
    settings: settingsAdminRoutes,
    users: usersAdminRoutes,
    waitlist: waitlistAdminRoutes,
  },
};

export interface AppOptions {
  platform: Platform;
  rateLimiter: RateLimiter;
  /** The folder of the built client; without one only the API is served. */
  clientDir: string | null;
  /** `none` unless said. */
  outputChecks?: OutputChecks;
}

/** An address that cannot be decoded is refused before any route is found. */
function refuseAddress(_error: Error, _request: unknown, reply: FastifyReply): void {
  void reply.status(400).send({ message: fieldsText.malformed });
}

/** The HTTP server: headers, the API of the contract, its documents, and the pages. */
export async function createApp({
  platform,
  rateLimiter,
  clientDir,
  outputChecks = 'none',
}: AppOptions): Promise<FastifyInstance> {
  const { config } = platform;
  const app = Fastify({
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    frameworkErrors: refuseAddress,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: fieldsText.notFound }));
  const pagesDir = clientDir && existsSync(clientDir) ? clientDir : null;
  await addSecurityHeaders(app, {
    isSecure: config.publicUrl.startsWith('https:'),
    inlineScriptHashes: pagesDir ? hashInlineScripts(pagesDir) : [],
  });
  app.addHook('onClose', watchMilestones(platform));
  addApi(app, routes, { platform, readSession, rateLimiter }, outputChecks);
  await addApiDocs(app, config.publicUrl);
  for (const url of ['/api', '/api/*']) app.all(url, (_request, reply) => reply.callNotFound());
  if (pagesDir) {
    await addPages(app, {
      config,
      clientDir: pagesDir,
      facts: {
        prices: () => readPrices(platform.db),
        experiences: () => readExperiences(platform),
      },
      drawExperiences: await loadPageParts(pagesDir),
      log: platform.log,
    });
  }
  return app;
}
