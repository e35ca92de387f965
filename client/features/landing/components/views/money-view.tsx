import { landingText } from '#messages/screens/landing.ts';

const shares = [
  { label: landingText.exampleFood, width: '68%', color: 'bg-(--mark-left)' },
  { label: landingText.exampleTravel, width: '42%', color: 'bg-(--mark-right)' },
  { label: landingText.exampleGifts, width: '24%', color: 'bg-calm' },
];

export function MoneyView() {
  return (
    <div className="mx-auto grid w-full max-w-sm gap-5 rounded-large border border-line bg-surface p-6 shadow-lift">
      <div>
        <p className="text-caption text-ink-soft">{landingText.exampleGoal}</p>
        <p className="flex items-baseline gap-2">
          <span className="figures font-heading text-heading font-semibold">{landingText.exampleSaved}</span>
          <span className="figures text-ink-soft">{landingText.exampleTarget}</span>
        </p>
        <div className="mt-2 flex h-3 overflow-hidden rounded-full bg-sunk">
          <span className="w-[40%] bg-(--mark-left)" />
          <span className="w-[32%] bg-(--mark-right)" />
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <p className="flex items-baseline justify-between">
          <span className="text-caption text-ink-soft">{landingText.exampleSpent}</span>
          <span className="figures font-semibold">{landingText.exampleSpentAmount}</span>
        </p>
        <div className="grid gap-2 pt-3">
          {shares.map((share) => (
            <div key={share.label} className="grid grid-cols-[7.5rem_1fr] items-center gap-2 text-caption">
              {share.label}
              <span className={`h-2 rounded-full ${share.color}`} style={{ width: share.width }} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
