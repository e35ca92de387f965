import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Campaign } from '#contract/admin/campaigns.ts';
import type { CampaignType } from '#contract/campaign-lists.ts';
import { memberCities } from '#contract/cities.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { adminApi, adminClient } from '../../../../lib/admin-api.ts';
import { nowIso } from '../../../../lib/clock.ts';
import { formatCoins } from '../../../../lib/format/money.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { returnToLogin } from '../../../accounts/session-api.ts';
import { useAdminOutcome, useParts } from '../../api.ts';

/** Milliseconds between two looks at what is on its way. */
const LOOK_MS = 2000;
/** A push service that is busy is asked again for hours: nobody watches that long. */
const WATCH_MS = 10 * 60_000;

/** What was sent. While something is on its way, it and the figures are asked for again and again. */
export function useCampaigns(search: string) {
  const filters = search ? { search } : {};
  const list = useParts<Campaign>([...adminApi.campaigns.list.key(), filters], (part, options) =>
    adminClient.admin.campaigns.list({ ...filters, ...part }, options),
  );
  const client = useQueryClient();
  const isMoving = list.rows?.some(isOnItsWay) ?? false;
  useEffect(() => {
    if (!isMoving) return;
    const look = () => {
      void client.invalidateQueries({ queryKey: adminApi.campaigns.list.key() });
      void client.invalidateQueries({ queryKey: adminApi.campaigns.figures.key() });
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [client, isMoving]);
  return list;
}

function isOnItsWay({ state, waiting, createdAt }: Campaign): boolean {
  return state === 'running' || (waiting > 0 && Date.parse(nowIso()) - Date.parse(createdAt) < WATCH_MS);
}

export interface AudienceChoice {
  type: CampaignType;
  location: string | null;
  isPremiumOnly: boolean;
}

/** How many a choice addresses, asked anew each time. */
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
    adminApi.campaigns.send.mutationOptions({
      onSuccess: ({ sent }) => {
        showToast({ title: text.started(text.members(formatCoins(sent))), tone: 'positive' });
        onDone();
      },
      onError(error) {
        if (!returnToLogin(error))
          showToast({ title: text.failed, description: error.message, tone: 'danger' });
      },
    }),
  );
}

export function useStopCampaign(onDone: () => void) {
  return useMutation(adminApi.campaigns.stop.mutationOptions(useAdminOutcome(text.stopped, onDone)));
}
