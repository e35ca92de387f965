import type { CampaignInput } from '#contract/admin/campaigns.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useAudience, useSendCampaign } from './campaign-api.ts';

interface ConfirmCampaignProps {
  campaign: CampaignInput;
  onClose: () => void;
  onSent: () => void;
}

/** Asks to confirm sending, and shows the number of members. */
export function ConfirmCampaign({ campaign, onClose, onSent }: ConfirmCampaignProps) {
  const audience = useAudience(campaign);
  const send = useSendCampaign(onSent);
  const members = audience.data?.members ?? 0;
  const names = text.members(formatCoins(members));
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf()}
      text={textOf()}
      confirmLabel={members > 0 ? text.sendNow(names) : text.send}
      isDangerous={false}
      isPending={send.isPending}
      isConfirmDisabled={members === 0}
      onConfirm={() => send.mutate(campaign)}
    />
  );

  function titleOf(): string {
    if (audience.isError) return adminText.loadFailed;
    if (!audience.data) return text.counting;
    return members === 0 ? text.nobody : text.confirmTitle(names);
  }

  function textOf(): string {
    if (audience.isError) return audience.error.message;
    if (!audience.data) return campaign.title;
    return members === 0 ? text.nobodyText : text.confirmText(formatCoins(audience.data.reachable));
  }
}
