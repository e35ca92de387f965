import { useState } from 'react';
import type { Campaign } from '#contract/admin/campaigns.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Card } from '#client/ui/content/card.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useStopCampaign } from './campaign-api.ts';

/** Progress of a campaign being delivered, with a button to stop it. */
export function RunningCampaign({ campaign: { id, title, told, sent } }: { campaign: Campaign }) {
  const [isAsking, setIsAsking] = useState(false);
  const stop = useStopCampaign(() => setIsAsking(false));
  const progress = text.progress(formatCoins(told), formatCoins(sent));
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <span>
            <Badge tone="calm">{text.running}</Badge>
          </span>
          <h2 className="text-lead font-semibold break-words">{title}</h2>
        </div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {text.stop}
        </Button>
      </div>
      <div className="grid gap-1.5">
        <ProgressBar
          label={title}
          percent={sent === 0 ? 100 : (told / sent) * 100}
          valueText={progress}
          tone="calm"
        />
        <p className="figures text-caption text-ink-soft">{progress}</p>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={text.stopTitle}
        text={text.stopText}
        confirmLabel={text.stop}
        isPending={stop.isPending}
        onConfirm={() => stop.mutate({ id })}
      />
    </Card>
  );
}
