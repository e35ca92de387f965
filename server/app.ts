import { existsSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { contract } from '#domain/api.ts';
import { proxyText } from '#messages/en/admin/proxy.ts';
import { fieldsText } from '#messages/fields.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { accountsRoutes } from '#server/features/accounts/routes.ts';
import { readSession } from '#server/features/accounts/session-service.ts';
import { achievementsRoutes } from '#server/features/achievements/routes.ts';
import { watchAchievements } from '#server/features/achievements/watch-service.ts';
import { auditAdminRoutes } from '#server/features/audit/routes.ts';
import { availabilityRoutes } from '#server/features/availability/routes.ts';
import { balanceRoutes } from '#server/features/balance/routes.ts';
import { budgetsRoutes } from '#server/features/budgets/routes.ts';
import { busyCalendarRoutes } from '#server/features/busy-calendars/routes.ts';
import { calendarRoutes } from '#server/features/calendar/routes.ts';
import { campaignsAdminRoutes } from '#server/features/campaigns/routes.ts';
import { conciergeAdminRoutes, conciergeRoutes } from '#server/features/concierge/routes.ts';
import { contactAdminRoutes, contactRoutes } from '#server/features/contact/routes.ts';
import { copyRoutes } from '#server/features/copy/routes.ts';
import { couplesRoutes } from '#server/features/couples/routes.ts';
import { dailyMomentRoutes } from '#server/features/daily-moment/routes.ts';
import { dailyQuestionRoutes } from '#server/features/daily-question/routes.ts';
import { datePreferencesAdminRoutes, datePreferencesRoutes } from '#server/features/date-preferences/routes.ts';
import { datesRoutes } from '#server/features/dates/routes.ts';
import { dealsAdminRoutes, dealsRoutes } from '#server/features/deals/routes.ts';
import { expensesRoutes } from '#server/features/expenses/routes.ts';
import { experiencesAdminRoutes, experiencesRoutes } from '#server/features/experiences/routes.ts';
import { readExperiencesIn } from '#server/features/experiences/service.ts';
import { implementExports } from '#server/features/exports/routes.ts';
import { firstStepsRoutes } from '#server/features/first-steps/routes.ts';
import { fromPartnerRoutes } from '#server/features/from-partner/routes.ts';
import { giftCardsAdminRoutes, giftCardsRoutes } from '#server/features/gift-cards/routes.ts';
import { goalsRoutes } from '#server/features/goals/routes.ts';
import { importantDatesRoutes } from '#server/features/important-dates/routes.ts';
import { importsRoutes } from '#server/features/imports/routes.ts';
import { insightsAdminRoutes } from '#server/features/insights/routes.ts';
import { listsRoutes } from '#server/features/lists/routes.ts';
import { memoriesRoutes } from '#server/features/memories/routes.ts';
import { notesRoutes } from '#server/features/notes/routes.ts';
import { notificationsRoutes } from '#server/features/notifications/routes.ts';
import { nudgesRoutes } from '#server/features/nudges/routes.ts';
import { jobsAdminRoutes, operationsAdminRoutes, securityLogAdminRoutes } from '#server/features/operations/routes.ts';
import { recordWarning } from '#server/features/operations/warning-service.ts';
import { ourYearRoutes, yearBooksRoutes } from '#server/features/our-year/routes.ts';
import { panchangRoutes } from '#server/features/panchang/routes.ts';
import { partnerInsightsRoutes } from '#server/features/partner-insights/routes.ts';
import { paymentsAdminRoutes, paymentsRoutes } from '#server/features/payments/routes.ts';
import { recurringRoutes } from '#server/features/recurring/routes.ts';
import { secondFactorsRoutes } from '#server/features/second-factors/routes.ts';
import { checkSecondFactor } from '#server/features/second-factors/step-up-service.ts';
import { settingsAdminRoutes } from '#server/features/settings/routes.ts';
import { readPrices } from '#server/features/settings/service.ts';
import { statementRoutes } from '#server/features/statement/routes.ts';
import { subscriptionRoutes } from '#server/features/subscription/routes.ts';
import { systemRoutes } from '#server/features/system/routes.ts';
import { trashRoutes } from '#server/features/trash/routes.ts';
import { usersAdminRoutes } from '#server/features/users/routes.ts';
import { waitlistAdminRoutes, waitlistRoutes } from '#server/features/waitlist/routes.ts';
import { walletRoutes } from '#server/features/wallet/routes.ts';
import { addApiDocs } from '#server/http/api-docs.ts';
import { addApi, listEndpoints } from '#server/http/api.ts';
import { answerInLanguages, chooseLanguage } from '#server/http/gate/reader.ts';
import { readSessionToken } from '#server/http/gate/session-cookie.ts';
import { createAnswers } from '#server/http/limits/answers.ts';
import { limitConnections } from '#server/http/limits/connection-limits.ts';
import { boundConnections } from '#server/http/limits/connections.ts';
import { queueAnswers } from '#server/http/limits/queue-answers.ts';
import { createRefusedBodies } from '#server/http/limits/refused-bodies.ts';
import { createListReaders } from '#server/http/list-readers.ts';
import { answerNotServed } from '#server/http/not-served.ts';
import { countRequests } from '#server/http/observability/count-requests.ts';
import { readRelease } from '#server/http/observability/release.ts';
import { answerRequestIds, createRequestIds } from '#server/http/observability/request-ids.ts';
import { traceRequests } from '#server/http/observability/trace-requests.ts';
import type { OutputChecks } from '#server/http/output-checks.ts';
import { loadDrawParts } from '#server/http/pages/page-parts.ts';
import { addPages, hashInlineScripts } from '#server/http/pages/pages.ts';
import { addSecurityHeaders } from '#server/http/pages/security-headers.ts';
import { chooseTrustedProxies, trustsProxy, watchForProxies } from '#server/http/proxies.ts';
import { refuseAmbiguousAddresses } from '#server/http/refuse-addresses.ts';
import type { Platform } from '#server/platform/context.ts';

/** The implementation of each resource of members but the export, which reads their lists. */
const memberRoutes = {
  accounts: accountsRoutes,
  trash: trashRoutes,
  concierge: conciergeRoutes,
  contact: contactRoutes,
  achievements: achievementsRoutes,
  copy: copyRoutes,
  couples: couplesRoutes,
  dailyMoment: dailyMomentRoutes,
  dailyQuestion: dailyQuestionRoutes,
  datePreferences: datePreferencesRoutes,
  dates: datesRoutes,
  deals: dealsRoutes,
  experiences: experiencesRoutes,
  balance: balanceRoutes,
  budgets: budgetsRoutes,
  expenses: expensesRoutes,
  goals: goalsRoutes,
  imports: importsRoutes,
  statement: statementRoutes,
  firstSteps: firstStepsRoutes,
  fromPartner: fromPartnerRoutes,
  giftCards: giftCardsRoutes,
  importantDates: importantDatesRoutes,
  availability: availabilityRoutes,
  busyCalendars: busyCalendarRoutes,
  calendar: calendarRoutes,
  lists: listsRoutes,
  memories: memoriesRoutes,
  notes: notesRoutes,
  notifications: notificationsRoutes,
  nudges: nudgesRoutes,
  ourYear: ourYearRoutes,
  panchang: panchangRoutes,
  partnerInsights: partnerInsightsRoutes,
  payments: paymentsRoutes,
  recurring: recurringRoutes,
  secondFactors: secondFactorsRoutes,
  subscription: subscriptionRoutes,
  system: systemRoutes,
  waitlist: waitlistRoutes,
  wallet: walletRoutes,
  yearBooks: yearBooksRoutes,
};

/** The implementation of each resource of the contract. */
export const routes = {
  ...memberRoutes,
  exports: implementExports(createListReaders(memberRoutes)),
  admin: {
    audit: auditAdminRoutes,
    campaigns: campaignsAdminRoutes,
    concierge: conciergeAdminRoutes,
    contact: contactAdminRoutes,
    datePreferences: datePreferencesAdminRoutes,
    experiences: experiencesAdminRoutes,
    giftCards: giftCardsAdminRoutes,
    insights: insightsAdminRoutes,
    jobs: jobsAdminRoutes,
    operations: operationsAdminRoutes,
    payments: paymentsAdminRoutes,
    securityLog: securityLogAdminRoutes,
    deals: dealsAdminRoutes,
    settings: settingsAdminRoutes,
    users: usersAdminRoutes,
    waitlist: waitlistAdminRoutes,
  },
};

export interface AppOptions {
  platform: Platform;
  /** The folder of the built client. `null`: only the API is served. */
  clientDir: string | null;
  /** Default `none`. */
  outputChecks?: OutputChecks;
  /** Request timeout in milliseconds, body included. Default one minute. */
  requestTimeoutMs?: number;
  /** Milliseconds after which readers without progress are cut off. Default 30 seconds. */
  stalledReaders?: { stalledMs: number; watchMs: number };
  /** Counts achievements after each change. Default true. Reads and checks count them anyway. */
  watchesAchievements?: boolean;
}

/** Creates the HTTP server: security headers, the contract's API, its OpenAPI document and the pages. */
export async function createApp({
  platform,
  clientDir,
  outputChecks = 'none',
  requestTimeoutMs,
  stalledReaders,
  watchesAchievements = true,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = platform;
  const refused = createRefusedBodies({ isCounting: config.hasRateLimits });
  const answers = createAnswers({
    releaseName: readRelease(clientDir),
    ...stalledReaders,
    onRefusedBody: refused.count,
  });
  const app = Fastify({
    genReqId: createRequestIds(config),
    trustProxy: chooseTrustedProxies(config),
    exposeHeadRoutes: false,
    // The server still answers requests in progress while it closes.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...limitConnections(answers, requestTimeoutMs),
    frameworkErrors(_error, request, reply) {
      refused.nameNetwork(request);
      refuseAddress(request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  app.addHook('onClose', answers.close);
  boundConnections(app.server, { isTrusted: trustsProxy(config) });
  app.addHook('onRequest', (request, reply, done) => {
    // Pipelined requests of a connection that is gone are not worth an answer.
    if (request.raw.socket.destroyed) return;
    // Moves keep-alive connections to the other servers before this one stops.
    if (platform.readiness.isDraining()) void reply.header('connection', 'close');
    done();
  });
  answerInLanguages(app);
  refused.watch(app);
  queueAnswers(app, answers);
  const pagesDir = clientDir && existsSync(clientDir) ? clientDir : null;
  await addSecurityHeaders(app, {
    isSecure: config.publicUrl.startsWith('https:'),
    inlineScriptHashes: pagesDir ? hashInlineScripts(pagesDir) : [],
  });
  // Tracing comes first, so that database queries of the other hooks belong to the request's trace.
  if (platform.tracer) traceRequests(app, platform.tracer, config);
  if (platform.metrics) {
    const streams = listEndpoints(contract).filter(({ isStream }) => isStream);
    countRequests(app, platform.metrics, new Set(streams.map(({ path }) => path)));
  }
  answerRequestIds(app);
  if (watchesAchievements) app.addHook('onClose', watchAchievements(platform));
  refuseAmbiguousAddresses(app);
  watchForProxies(app, config, (peer) => {
    platform.log.error({ peer }, proxyText.proxyUnnamed(peer));
    recordWarning(platform, 'proxy_unnamed', peer);
  });
  addApi(app, routes, { platform, readSession, checkSecondFactor }, { outputChecks, answers });
  await addApiDocs(app, config.publicUrl, async ({ headers }) => {
    const token = readSessionToken(config, headers.cookie);
    const member = token && (await readSession(platform, token));
    return Boolean(member && member.isAdmin && !member.mustChangePassword);
  });
  if (pagesDir) {
    await addPages(app, {
      config,
      clientDir: pagesDir,
      facts: {
        prices: () => readPrices(platform.db),
        experiences: (language) => readExperiencesIn(platform.db, language),
      },
      drawParts: await loadDrawParts(pagesDir),
      log: platform.log,
    });
  }
  answerNotServed(app, listEndpoints(contract));
  return app;
}

/** Answers 400 to a URL that cannot be decoded. Fastify calls it before routing. */
function refuseAddress({ headers }: FastifyRequest, reply: FastifyReply): void {
  const language = chooseLanguage(headers['accept-language']);
  const message = runInLanguage(language, () => fieldsText.malformed);
  void reply.status(400).header('cache-control', 'no-store').send({ code: 'invalid', message });
}
