/**
 * The shape that a catalogue of another language has: the texts of the English one, none missing and none too many, and
 * functions with the same parameters. What they say is the language's own.
 */
export type Catalogue<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Words
    ? (...parameters: Parameters) => Catalogue<Words>
    : { readonly [Key in keyof English]: Catalogue<English[Key]> };
