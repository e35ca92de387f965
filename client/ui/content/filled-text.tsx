import { createElement, Fragment, type ReactNode } from 'react';

interface FilledTextProps {
  /** Whole text with placeholders in braces, such as `{count}`. Each language orders them itself. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** Text with links, figures or buttons inside it. */
export function FilledText({ text, parts }: FilledTextProps) {
  const pieces = splitAtNames(text, Object.keys(parts));
  return createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[piece])));
}

/** Splits a text at the `names` that appear in it in braces, into words and names in turn. */
export function splitAtNames(text: string, names: readonly string[]): string[] {
  return text.split(new RegExp(`\\{(${names.join('|')})\\}`));
}
