import { createElement, Fragment, type ReactNode } from 'react';
import { splitAtNames } from './text-pieces.ts';

interface FilledTextProps {
  /** A whole text; a name in braces, such as `{count}`, is where that part stands. Each language puts it where it belongs. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with links, figures or buttons inside it. */
export function FilledText({ text, parts }: FilledTextProps) {
  const pieces = splitAtNames(text, Object.keys(parts));
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[piece])),
  );
}
