/**
 * The type of a catalogue in another language: exactly the keys of the English one, and functions with the same
 * parameters.
 */
export type Catalogue<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Words
    ? (...parameters: Parameters) => Catalogue<Words>
    : { readonly [Key in keyof English]: Catalogue<English[Key]> };
