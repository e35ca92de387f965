import { clsx } from 'clsx';
import { CalendarHeart, Crown, KeyRound, LogOut, type LucideIcon, Trash2 } from 'lucide-react';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember, useSignOut } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { profileText as text } from '#messages/profile.ts';
import type { DialogName } from '../dialogs/dialog-name.ts';
import { LanguageRow } from '../language-row.tsx';

export function SettingsSection({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const { isPremium } = useMember();
  const upgrade = useUpgradeLabel(text.upgrade);
  const signOut = useSignOut();
  const planPath = isPremium ? paths.subscription : paths.subscribe;
  return (
    <Section title={text.settings}>
      <ul className="divide-y divide-line border-y border-line">
        <ListRow
          leading={<Crown aria-hidden className="size-5.5 shrink-0 text-festive-ink" strokeWidth={1.8} />}
          title={isPremium ? text.manageSubscription : upgrade}
          to={planPath}
        />
        <li>
          <LanguageRow className="-mx-3 min-h-14 gap-x-4" />
        </li>
        <Setting icon={KeyRound} label={text.changePassword} onClick={() => onOpen('password')} />
        <Setting icon={CalendarHeart} label={text.setAnniversary} onClick={() => onOpen('anniversary')} />
        <Setting icon={LogOut} label={text.signOut} isDisabled={signOut.isPending} onClick={signOut.ask} />
        <Setting icon={Trash2} label={text.deleteAccount} isDangerous onClick={() => onOpen('delete')} />
      </ul>
    </Section>
  );
}

interface SettingProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
}

function Setting({ icon: Icon, label, onClick, isDangerous = false, isDisabled = false }: SettingProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isDisabled}
        onClick={onClick}
        className={clsx(
          '-mx-3 flex min-h-14 w-[calc(100%+1.5rem)] items-center gap-4 rounded-small px-3 py-3 text-left font-medium transition-colors hover:bg-sunk disabled:text-ink-faint',
          isDangerous && 'text-danger',
        )}
      >
        <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={1.8} />
        {label}
      </button>
    </li>
  );
}
