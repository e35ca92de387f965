import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegister,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { uiText } from '#messages/ui.ts';

/** Registration of a field, and the error to show below it. */
export type FormField<Name extends string = string> = UseFormRegisterReturn<Name> & { error: string | undefined };

interface Form<Fields extends FieldValues> {
  register: UseFormRegister<Fields>;
  formState: { errors: FieldErrors<Fields> };
}

/**
 * Returns a function that registers a field, for its component: `<TextField label={…} {...field('title')} />`.
 * The error `short` reads only 'Required' below the field, because a toast shows the whole message.
 */
export function fieldsOf<Fields extends FieldValues>({ register, formState }: Form<Fields>) {
  return function field<Name extends FieldPath<Fields>>(
    name: Name,
    { short, ...options }: RegisterOptions<Fields, Name> & { short?: string } = {},
  ): FormField<Name> {
    const message = messageAt(formState.errors, name);
    const isShort = message !== undefined && message === short;
    return { ...register(name, options), error: isShort ? uiText.required : message };
  };
}

/** Returns the message of the error at a path of the form. */
export function messageAt<Fields extends FieldValues>(errors: FieldErrors<Fields>, path: string): string | undefined {
  return get<FieldErrors<Fields>, FieldError | undefined>(errors, path)?.message;
}

/** Function that registers the fields of a form with the values `Fields`. */
export type FieldOf<Fields extends FieldValues> = ReturnType<typeof fieldsOf<Fields>>;
