import { clsx } from 'clsx';
import { figureSize, type Slide } from '../model.ts';
import { photoLook, slideLooks } from './slide-looks.tsx';

const sizes = {
  tile: { huge: 'text-display', large: 'text-heading', words: 'text-heading' },
  screen: {
    huge: 'text-[clamp(6.5rem,32vmin,14rem)] leading-[0.9]',
    large: 'text-[clamp(3.25rem,15vmin,8rem)] leading-none',
    words: 'text-display',
  },
} as const;

/** Text of a slide: its label, the figure, and the text beside it. */
export function SlideWords({ slide, on, id }: { slide: Slide; on: keyof typeof sizes; id: string }) {
  const { kind, label, figure, sentence, notes, lines } = slide;
  const look = slide.photo ? photoLook : slideLooks[kind];
  const size = figureSize(figure);
  // A text figure that repeats the label is the heading itself.
  const isHeading = figure === label;
  return (
    <div className={clsx('relative grid', on === 'screen' ? 'gap-4' : 'gap-2')}>
      {!isHeading && (
        <h2 id={id} className={clsx('text-lead font-semibold', look.label)}>
          {label}
        </h2>
      )}
      <Figure
        as={isHeading ? 'h2' : 'p'}
        {...(isHeading && { id })}
        className={clsx(
          'figures font-heading font-semibold wrap-anywhere',
          sizes[on][size],
          size === 'words' && 'line-clamp-5 text-balance',
        )}
      >
        {figure}
      </Figure>
      {sentence && <p className={on === 'screen' ? 'text-title text-balance' : 'text-lead'}>{sentence}</p>}
      {lines.length > 0 && (
        <dl className={clsx('grid', on === 'screen' ? 'mt-4 gap-6' : 'mt-2 gap-4')}>
          {lines.map((line) => (
            <div key={line.label} className="grid border-l-4 border-current/40 pl-4">
              <dt className={clsx('text-caption font-semibold', look.label)}>{line.label}</dt>
              <dd className="grid">
                <span className="line-clamp-2 font-heading text-title font-semibold wrap-anywhere">{line.title}</span>
                <span className="text-caption">{line.day}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className={clsx('wrap-anywhere', on === 'screen' && 'text-lead')}>
          {note}
        </p>
      ))}
    </div>
  );
}

interface FigureProps {
  as: 'h2' | 'p';
  id?: string;
  className: string;
  children: string;
}

function Figure({ as: Tag, ...rest }: FigureProps) {
  return <Tag {...rest} />;
}
