import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { nowIso } from '#client/lib/clock.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { CampaignType } from '#domain/campaigns/facts.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';
import { memberCities } from '#domain/site/cities.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { adminToasts } from '../../api.ts';

/** Interval between two reads of the campaigns being delivered, in milliseconds. */
const POLL_MS = 2000;
/** Time after which polling ends, in milliseconds: a busy push service may be retried for hours. */
const POLLED_FOR_MS = 10 * 60_000;

/** Returns the campaigns. While one is being delivered, polls the list and the figures. */
export function useCampaigns(search: string) {
  const filters = search ? { search } : {};
  const list = usePages<Campaign>([...adminApi.campaigns.list.key(), filters], (page, options) =>
    adminClient.admin.campaigns.list({ ...filters, ...page }, options),
  );
  const client = useQueryClient();
  const isDelivering = list.rows?.some(isBeingDelivered) ?? false;
  useEffect(() => {
    if (!isDelivering) return;
    const poll = () => {
      void client.invalidateQueries({ queryKey: adminApi.campaigns.list.key() });
      void client.invalidateQueries({ queryKey: adminApi.campaigns.figures.key() });
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [client, isDelivering]);
  return list;
}

function isBeingDelivered({ state, waiting, createdAt }: Campaign): boolean {
  return state === 'running' || (waiting > 0 && Date.parse(nowIso()) - Date.parse(createdAt) < POLLED_FOR_MS);
}

export interface AudienceChoice {
  type: CampaignType;
  location: string | null;
  isPremiumOnly: boolean;
}

/** Returns the number of members a choice addresses, never from the cache. */
export function useAudience({ type, location, isPremiumOnly }: AudienceChoice) {
  const city = memberCities.find((name) => name === location);
  return useQuery(
    adminApi.campaigns.audience.queryOptions({
      input: {
        type,
        isPremiumOnly: isPremiumOnly ? 'true' : 'false',
        ...(type === 'location' && city && { location: city }),
      },
      staleTime: 0,
      gcTime: 0,
    }),
  );
}

export function useSendCampaign(onDone: () => void) {
  return useMutation(
    adminApi.campaigns.send.mutationOptions(
      mutationToasts({
        success: ({ sent }) => ({ title: text.started(text.members(formatCoins(sent))) }),
        failure: ({ message }) => ({ title: text.failed, description: message }),
        onDone,
      }),
    ),
  );
}

export function useStopCampaign(onDone: () => void) {
  return useMutation(adminApi.campaigns.stop.mutationOptions(adminToasts({ title: text.stopped }, onDone)));
}
