import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import { PUSH_GROUPS } from '#domain/notifications/facts.ts';
import type { NotificationPreferences, PreferencesInput } from '#domain/notifications/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { useChangeNotificationPreferences } from '../api.ts';

/** Settings of notifications: which are pushed, quiet hours, lock screen content, and emails. */
export function NotificationsSection() {
  const preferences = useQuery(api.notifications.preferences.queryOptions());
  const change = useChangeNotificationPreferences();
  return (
    <QueryState
      query={preferences}
      skeleton={
        <LoadingRegion label={text.notificationsLoading}>
          <Skeleton className="h-96" />
        </LoadingRegion>
      }
      level={2}
      failedTitle={text.notificationsFailedTitle}
      failedText={text.failedText}
    >
      {(saved) => (
        <Preferences
          // Optimistic: shows the pressed state at once, and reverts it after a rejection.
          shown={change.isPending ? withChanges(saved, change.variables) : saved}
          onChange={change.mutate}
        />
      )}
    </QueryState>
  );
}

interface PreferencesProps {
  shown: NotificationPreferences;
  onChange: (change: PreferencesInput) => void;
}

function Preferences({ shown, onChange }: PreferencesProps) {
  const { push, quietHours, hidesContentOnLockScreen, namesRemindersOnLockScreen, takesMails } = shown;
  return (
    <>
      <fieldset className="grid grid-cols-1">
        <legend className="mb-1 text-caption text-ink-soft">{text.pushGroupsLegend}</legend>
        {PUSH_GROUPS.map((group) => (
          <SwitchField
            key={group}
            label={text.pushGroups[group]}
            checked={push[group]}
            onChange={({ target }) => onChange({ push: { [group]: target.checked } })}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
        <SwitchField
          label={text.quietHours}
          hint={text.quietHoursHint}
          checked={quietHours.isOn}
          onChange={({ target }) => onChange({ quietHours: { isOn: target.checked } })}
        />
        {quietHours.isOn && (
          <div className="grid grid-cols-2 gap-4">
            <QuietTime
              label={text.quietFrom}
              time={quietHours.from}
              onChange={(from) => onChange({ quietHours: { from } })}
            />
            <QuietTime label={text.quietTo} time={quietHours.to} onChange={(to) => onChange({ quietHours: { to } })} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-1 border-t border-line pt-4">
        <SwitchField
          label={text.hidesContent}
          hint={text.hidesContentHint}
          checked={hidesContentOnLockScreen}
          onChange={({ target }) => onChange({ hidesContentOnLockScreen: target.checked })}
        />
        {!hidesContentOnLockScreen && (
          <SwitchField
            label={text.namesReminders}
            hint={text.namesRemindersHint}
            checked={namesRemindersOnLockScreen}
            onChange={({ target }) => onChange({ namesRemindersOnLockScreen: target.checked })}
          />
        )}
        <SwitchField
          label={text.takesMails}
          hint={text.takesMailsHint}
          checked={takesMails}
          onChange={({ target }) => onChange({ takesMails: target.checked })}
        />
      </div>
    </>
  );
}

/** Time field that saves on blur, because the browser reports every digit. */
function QuietTime({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <TextField
      // Remounts with the saved time after a rejection.
      key={time}
      label={label}
      type="time"
      // Without the browser's icon, two times fit beside each other on a narrow phone.
      className="min-w-0 cramped:px-2 cramped:[&::-webkit-calendar-picker-indicator]:hidden"
      required
      defaultValue={time}
      onBlur={({ target }) => {
        if (target.value && target.value !== time) onChange(target.value);
        else target.value = time;
      }}
    />
  );
}

function withChanges(saved: NotificationPreferences, { push, quietHours, ...rest }: PreferencesInput) {
  return {
    ...saved,
    ...withoutUndefined(rest),
    push: { ...saved.push, ...withoutUndefined(push ?? {}) },
    quietHours: { ...saved.quietHours, ...withoutUndefined(quietHours ?? {}) },
  };
}
