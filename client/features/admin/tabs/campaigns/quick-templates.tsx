import { clsx } from 'clsx';
import { Camera, Crown, Tag, Wine } from 'lucide-react';
import { CAMPAIGN_TEMPLATES, type CampaignTemplate } from '#domain/campaigns/facts.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';

const icons = {
  new_deals: Tag,
  premium_features: Crown,
  memory_reminder: Camera,
  date_suggestion: Wine,
} as const;

interface QuickTemplatesProps {
  chosen: string;
  onChoose: (template: CampaignTemplate) => void;
}

/** Templates that fill in the form. */
export function QuickTemplates({ chosen, onChoose }: QuickTemplatesProps) {
  return (
    <div role="group" aria-label={text.quick} className="grid gap-3">
      <div>
        <h3 className="text-lead font-semibold">{text.quick}</h3>
        <p className="text-caption text-ink-soft">{text.quickText}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {CAMPAIGN_TEMPLATES.map((template) => {
          const Icon = icons[template];
          const { name, title } = text.templates[template];
          const isChosen = template === chosen;
          return (
            <button
              key={template}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(template)}
              className={clsx(
                'grid content-start gap-1 rounded-large border p-4 text-left transition-colors hover:border-accent',
                isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
              )}
            >
              <Icon aria-hidden className="mb-1 size-5 text-accent-ink" />
              <span className="font-semibold">{name}</span>
              <span className={clsx('text-caption', isChosen ? 'text-accent-ink' : 'text-ink-soft')}>{title}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
