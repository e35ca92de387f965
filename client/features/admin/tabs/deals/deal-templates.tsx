import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { Card, Section } from '#client/ui/content/card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { type DealForm, dealTemplates } from './deal-model.ts';

export function DealTemplates({ onUse }: { onUse: (start: Partial<DealForm>) => void }) {
  return (
    <Section title={text.templates}>
      <ul className="grid gap-4 md:grid-cols-3">
        {dealTemplates.map(({ name, start }) => (
          <li key={name}>
            <Card className="flex h-full flex-col items-start gap-1 p-5!">
              <h3 className="font-text text-body font-semibold">{name}</h3>
              <p className="break-words">{start.offerText}</p>
              <p className="mb-2 text-caption text-ink-soft">{start.description}</p>
              <Button
                variant="secondary"
                className="mt-auto"
                aria-label={text.templateAction(name)}
                onClick={() => onUse(start)}
              >
                {text.beginWith}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
