import { benefitsText as text } from '#messages/screens/benefits.ts';

export function Questions() {
  return (
    <section className="mx-auto grid max-w-4xl gap-6 px-5 pt-20 md:px-8 lg:pt-28">
      <h2 className="text-heading">{text.questionsTitle}</h2>
      <dl className="grid gap-8 sm:grid-cols-2">
        {text.questions.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-2 border-l-2 border-festive pl-4">
            <dt className="font-heading text-title font-semibold">{question}</dt>
            <dd className="text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
