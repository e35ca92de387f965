import type { LucideIcon } from 'lucide-react';

interface PhoneActionProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}

/**
 * The main action of a screen, on a phone above the bottom bar, within the thumb's reach. A desktop has it as a button
 * beside the title. The page ends with room for it (`MemberShell`).
 */
export function PhoneAction({ icon: Icon, label, onPress }: PhoneActionProps) {
  return (
    <button
      type="button"
      data-phone-action=""
      onClick={onPress}
      className="fixed right-[min(1.25rem,5vw)] bottom-[calc(min(4.5rem,22vw)+1rem+var(--offer-height,0px)+env(safe-area-inset-bottom))] z-10 flex min-h-[min(3.5rem,15vw)] max-w-[calc(100vw-2*min(1.25rem,5vw))] items-center gap-2 rounded-full border-2 border-page bg-accent px-[min(1.25rem,5vw)] text-[min(1.0625rem,4.8vw)] leading-tight font-semibold text-on-accent shadow-lift transition-transform active:scale-95 lg:hidden sm:low:min-h-11 typing:hidden"
    >
      <Icon aria-hidden className="size-[min(1.375rem,6vw)] shrink-0" />
      {label}
    </button>
  );
}
