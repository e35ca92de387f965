import { useState } from 'react';
import { Section } from '#client/ui/content/card.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { QUESTION_TOPICS, type QuestionTopic } from '#domain/daily-question/facts.ts';
import { questionTopicsText as text } from '#messages/question-topics.ts';
import { useChooseTopic } from '../topics-api.ts';

interface Pressed {
  /** The stored topics over which the switch was pressed. */
  over: readonly QuestionTopic[];
  shown: readonly QuestionTopic[];
}

/** Switches for the topics of the coming questions, which hold for both partners. */
export function QuestionTopics({ stored }: { stored: readonly QuestionTopic[] }) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const choose = useChooseTopic();
  // Optimistic until the copy has other topics, or until a rejection.
  const shown = pressed?.over === stored ? pressed.shown : stored;

  function press(topic: QuestionTopic, isOn: boolean): void {
    setPressed({ over: stored, shown: isOn ? [...shown, topic] : shown.filter((each) => each !== topic) });
    choose.mutate({ topic, isOn }, { onError: () => setPressed(null) });
  }

  return (
    <Section title={text.title}>
      <fieldset className="grid grid-cols-1">
        <legend className="mb-1 text-caption text-ink-soft">{text.text}</legend>
        {QUESTION_TOPICS.map((topic) => (
          <SwitchField
            key={topic}
            label={text.topics[topic]}
            checked={shown.includes(topic)}
            onChange={({ target }) => press(topic, target.checked)}
          />
        ))}
      </fieldset>
    </Section>
  );
}
