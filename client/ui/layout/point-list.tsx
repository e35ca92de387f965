interface Point {
  title: string;
  text: string;
}

/** Short points side by side, below rules that alternate between the pair's two colours. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={`grid gap-8 sm:grid-cols-2 ${points.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
      {points.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-2 border-t-4 border-festive pt-4 even:border-accent">
          <h3 className="text-title">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
