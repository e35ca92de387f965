import { useQuery } from '@tanstack/react-query';
import { profileText as text } from '#messages/screens/profile.ts';
import { api } from '#client/lib/api.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { useChangeNotificationPreferences } from '../../api.ts';

/** What pushes may say where others read them. */
export function LockScreenSection() {
  const preferences = useQuery(api.notifications.preferences.queryOptions());
  const change = useChangeNotificationPreferences();
  return (
    <Section title={text.notifications} className="content-start">
      <QueryState
        query={preferences}
        skeleton={
          <LoadingRegion label={text.notificationsLoading}>
            <Skeleton className="h-14" />
          </LoadingRegion>
        }
        failedTitle={text.notificationsFailedTitle}
        failedText={text.failedText}
      >
        {({ namesRemindersOnLockScreen }) => (
          <SwitchField
            label={text.namesReminders}
            hint={text.namesRemindersHint}
            // What was pressed shows at once; a refusal puts it back.
            checked={
              change.isPending ? change.variables.namesRemindersOnLockScreen : namesRemindersOnLockScreen
            }
            onChange={({ target }) => change.mutate({ namesRemindersOnLockScreen: target.checked })}
          />
        )}
      </QueryState>
    </Section>
  );
}
