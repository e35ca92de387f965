import { z } from 'zod';
import { CsvFile, endpoint } from '#domain/registry/endpoint.ts';
import { exportLimit } from '#domain/registry/rate-limits.ts';
import {
  AiInsights,
  ChurnAnalysis,
  CoupleFigures,
  CouplesPageQuery,
  Engagement,
  GrowthPredictions,
  InsightsPage,
  Overview,
  RedemptionAnalytics,
  RedemptionsExport,
  Revenue,
} from './schema.ts';

export const insightsAdmin = {
  overview: endpoint({
    route: 'GET /api/admin/overview',
    access: 'admin',
    summary: 'The figures of the first tab',
    output: Overview,
  }),
  revenue: endpoint({
    route: 'GET /api/admin/revenue',
    access: 'admin',
    summary: 'Revenue by the model, and what was received',
    output: Revenue,
  }),
  engagement: endpoint({
    route: 'GET /api/admin/engagement',
    access: 'admin',
    summary: 'Count what couples did',
    output: Engagement,
  }),
  redemptions: endpoint({
    route: 'GET /api/admin/redemption-analytics',
    access: 'admin',
    summary: 'Redemptions by member, by deal, and the newest',
    input: InsightsPage,
    output: RedemptionAnalytics,
  }),
  exportRedemptions: endpoint({
    route: 'GET /api/admin/redemptions/export.csv',
    access: 'admin',
    needsRecentProof: true,
    canLag: true,
    summary: 'Redemptions, the newest first, as a CSV file for a spreadsheet',
    input: RedemptionsExport,
    output: CsvFile,
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
  couples: endpoint({
    route: 'GET /api/admin/couples',
    access: 'admin',
    summary: 'Couples in figures, the newest first; `search` finds names',
    input: CouplesPageQuery,
    output: z.array(CoupleFigures),
  }),
  aiInsights: endpoint({
    route: 'GET /api/admin/ai-insights',
    access: 'admin',
    summary: 'Derive findings about couples from the figures',
    output: AiInsights,
  }),
  growth: endpoint({
    route: 'GET /api/admin/growth-predictions',
    access: 'admin',
    summary: 'Growth by a regression, and where revenue could come from',
    output: GrowthPredictions,
  }),
  churn: endpoint({
    route: 'GET /api/admin/churn-analysis',
    access: 'admin',
    summary: 'Couples at risk by recency and frequency',
    output: ChurnAnalysis,
  }),
};
