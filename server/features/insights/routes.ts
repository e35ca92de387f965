import { insightsAdmin } from '#domain/insights/api.ts';
import { implement } from '#server/http/implement.ts';
import { readEngagement } from './engagement-service.ts';
import { exportRedemptions } from './export-service.ts';
import { readAiInsights, readChurn, readGrowth } from './intelligence-service.ts';
import { readCouples, readRedemptionAnalytics } from './list-service.ts';
import { readOverview, readRevenue } from './overview-service.ts';

export const insightsAdminRoutes = implement(insightsAdmin, {
  overview: readOverview,
  revenue: readRevenue,
  engagement: readEngagement,
  redemptions: readRedemptionAnalytics,
  exportRedemptions,
  couples: readCouples,
  aiInsights: readAiInsights,
  growth: readGrowth,
  churn: readChurn,
});
