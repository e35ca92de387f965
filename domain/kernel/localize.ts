type Texts = Readonly<Record<string, string | null | undefined>>;
/** Texts by language, for those that are not in English. */
export type Translations = Readonly<Partial<Record<string, Texts | undefined>>>;

/** Returns the record with those of its texts that are translated in `language`; the others stay in English. */
export function localize<Row extends { translations?: Translations | undefined }>(
  { translations = {}, ...row }: Row,
  language: string,
): Omit<Row, 'translations'> {
  const texts = Object.entries(translations[language] ?? {}).filter(([name, text]) => text && name in row);
  return { ...row, ...Object.fromEntries(texts) };
}
