import { landingText } from '#messages/screens/landing.ts';

export function NotesView() {
  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      <div className="mr-12 rounded-large rounded-bl-[0.4rem] bg-festive-soft p-5 text-festive-ink">
        <p className="text-caption font-semibold">{landingText.exampleNoteKind}</p>
        <p className="font-heading text-title font-semibold">{landingText.exampleNote}</p>
      </div>
      <div className="ml-12 flex items-center justify-between gap-4 rounded-large rounded-br-[0.4rem] bg-accent-soft p-5 text-accent-ink">
        <p className="font-heading text-title font-semibold">{landingText.exampleBirthday}</p>
        <p className="figures text-caption font-semibold whitespace-nowrap">
          {landingText.exampleBirthdayWhen}
        </p>
      </div>
    </div>
  );
}
