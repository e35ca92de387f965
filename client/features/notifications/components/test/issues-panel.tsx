import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Section } from '#client/ui/content/card.tsx';
import { notificationTestText as text } from '#messages/notification-test.ts';
import { type Diagnosis, findIssues } from '../../test-model.ts';

export function IssuesPanel({ diagnosis }: { diagnosis: Diagnosis }) {
  const issues = findIssues(diagnosis);
  return (
    <Section title={text.issues}>
      {issues.length > 0 && (
        <ul className="grid gap-3">
          {issues.map((issue) => (
            <li key={issue} className="flex items-start gap-3 rounded-small bg-warning-soft px-4 py-3 text-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              {text.issue[issue]}
            </li>
          ))}
        </ul>
      )}
      {issues.length === 0 && diagnosis.worker !== 'checking' && (
        <p className="flex items-start gap-3 rounded-small bg-positive-soft px-4 py-3 text-positive">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          {text.noIssues}
        </p>
      )}
    </Section>
  );
}
