import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import { questionTopicsText as text } from '#messages/question-topics.ts';
import { useSwitchOffTopic } from '../topics-api.ts';

/**
 * Button that switches off the topic of an unanswered question; renders nothing for a question that is for all, and once
 * the topic is off.
 */
export function NotForUs({ today: { topic, question, mine } }: { today: DailyQuestion }) {
  const switchOff = useSwitchOffTopic();
  const { data: couple } = useCopied(coupleRead, null);
  // An answer that an earlier version of the app stored has no topic.
  if (!topic || mine !== null || couple?.questionTopics.includes(topic) === false) return null;
  return (
    <Button
      variant="quiet"
      isPending={switchOff.isPending}
      onClick={() => switchOff.mutate({ questionId: question.id })}
      className="justify-self-start"
    >
      {text.notForUs}
    </Button>
  );
}
