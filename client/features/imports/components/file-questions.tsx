import { useId, useMemo } from 'react';
import { formatMoney } from '#client/lib/format/money.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { describeAnswer, describeQuestion } from '../model.ts';
import { toDecimal } from '../understand/currency.ts';
import type { Question, QuestionId, Understanding } from '../understand/entry.ts';

interface FileQuestionsProps {
  understanding: Understanding;
  factsOf: (id: QuestionId, answer: string) => Understanding;
  onAnswer: (id: QuestionId, answer: string) => void;
}

/**
 * Asks what the file leaves ambiguous, with the likeliest answer preselected. Each answer shows the resulting total.
 */
export function FileQuestions({ understanding, factsOf, onAnswer }: FileQuestionsProps) {
  return understanding.questions.map((question) => (
    <FileQuestion
      key={question.id}
      question={question}
      understanding={understanding}
      factsOf={factsOf}
      onAnswer={onAnswer}
    />
  ));
}

function FileQuestion({ question, understanding, factsOf, onAnswer }: FileQuestionsProps & { question: Question }) {
  const name = useId();
  const { id, options, answer } = question;
  const facts = useMemo(
    () => options.map((option) => describeFacts(option === answer ? understanding : factsOf(id, option))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `factsOf` is new with each render and changes with `understanding`
    [understanding, id, options, answer],
  );
  return (
    <fieldset className="grid grid-cols-1 gap-1 rounded-large bg-festive-soft p-4 sm:p-5">
      <legend className="float-left mb-1 w-full font-semibold wrap-anywhere">{describeQuestion(question)}</legend>
      {options.map((option, place) => (
        <label key={option} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            checked={option === answer}
            onChange={() => onAnswer(id, option)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 wrap-anywhere">
            {describeAnswer(question, option, understanding)}{' '}
            <span className="figures block text-caption text-ink-soft">{facts[place]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function describeFacts({ entries }: Understanding): string {
  const expenses = entries.filter((entry) => entry.kind === 'expense');
  const sum = expenses.reduce((total, { amount }) => total + amount, 0);
  return text.answerFacts(expenses.length, formatMoney(toDecimal(sum)));
}
