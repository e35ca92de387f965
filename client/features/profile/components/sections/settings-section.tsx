import { clsx } from 'clsx';
import {
  BellRing,
  CalendarHeart,
  CalendarSync,
  Crown,
  FileDown,
  Images,
  KeyRound,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  Trash2,
  UserRoundX,
} from 'lucide-react';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember, useSignOut } from '#client/data/session.ts';
import { type Path, paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { exportsText } from '#messages/exports.ts';
import { memoryScreensText } from '#messages/memories.ts';
import { profileText as text } from '#messages/profile.ts';
import { settingsText } from '#messages/settings.ts';
import { trashScreensText } from '#messages/trash.ts';
import type { DialogName } from '../dialogs/dialog-name.ts';
import { LanguageRow } from '../language-row.tsx';

/** Settings of the account, those that members look for first on top. */
export function SettingsSection({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const { isPremium } = useMember();
  const upgrade = useUpgradeLabel(text.upgrade);
  const signOut = useSignOut();
  return (
    <Section title={text.settings}>
      <ul className="divide-y divide-line border-y border-line">
        <ListRow
          leading={<Crown aria-hidden className="size-5.5 shrink-0 text-festive-ink" strokeWidth={1.8} />}
          title={isPremium ? text.manageSubscription : upgrade}
          to={isPremium ? paths.subscription : paths.subscribe}
        />
        <Screen to={paths.dataSettings} icon={FileDown} label={exportsText.title} detail={settingsText.data} />
        <Screen
          to={paths.notificationSettings}
          icon={BellRing}
          label={text.notifications}
          detail={settingsText.notifications}
        />
        <li>
          <LanguageRow className="-mx-3 min-h-14 gap-x-4" />
        </li>
        <Screen
          to={paths.signInSettings}
          icon={LockKeyhole}
          label={settingsText.signIn}
          detail={settingsText.signInText}
        />
        <Screen
          to={paths.deviceSettings}
          icon={MonitorSmartphone}
          label={text.sessions}
          detail={settingsText.devices}
        />
        <Screen to={paths.calendarSettings} icon={CalendarSync} label={text.calendar} detail={settingsText.calendar} />
        <Setting icon={CalendarHeart} label={text.setAnniversary} onClick={() => onOpen('anniversary')} />
        <Setting icon={KeyRound} label={text.changePassword} onClick={() => onOpen('password')} />
        <Screen
          to={paths.originalsSettings}
          icon={Images}
          label={memoryScreensText.originals}
          detail={settingsText.originals}
        />
        <Screen to={paths.trash} icon={Trash2} label={trashScreensText.title} detail={settingsText.trash} />
        <Setting icon={LogOut} label={text.signOut} isDisabled={signOut.isPending} onClick={signOut.ask} />
        <Setting icon={UserRoundX} label={text.deleteAccount} isDangerous onClick={() => onOpen('delete')} />
      </ul>
    </Section>
  );
}

interface ScreenProps {
  to: Path;
  icon: LucideIcon;
  label: string;
  detail: string;
}

/** Row of settings that have a screen of their own. */
function Screen({ to, icon: Icon, label, detail }: ScreenProps) {
  return (
    <ListRow
      to={to}
      leading={<Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={1.8} />}
      title={label}
      text={detail}
    />
  );
}

interface SettingProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
}

/** Row of a setting that is changed in place, in a dialog. */
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
