import { CONTACT_CATEGORIES } from '#contract/constants/contact.ts';
import { contactScreensText as text, contactText } from '#messages/contact.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Honeypot } from '#client/ui/forms/honeypot.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { contactWords } from '../form-model.ts';
import { contactChecks } from './form-checks.ts';
import { paths } from '#client/paths.ts';
import { FormNotes } from '#client/ui/forms/form-notes.tsx';

const categories = CONTACT_CATEGORIES.map((value) => ({ value, label: contactText.categories[value] }));

/** Contact form; `public-pages/scripts/contact.ts` adds the behaviour. */
export function ContactForm() {
  return (
    <form
      method="post"
      action="/api/contact"
      data-form="contact"
      data-words={JSON.stringify(contactWords)}
      className="relative grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={text.name} autoComplete="name" {...contactChecks.name} />
        <TextField
          name="email"
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...contactChecks.email}
        />
        <TextField
          name="phone"
          label={text.phone}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...contactChecks.phone}
        />
        <TextField name="city" label={text.city} isOptional autoComplete="address-level2" {...contactChecks.city} />
      </div>
      <TextField name="subject" label={text.subject} autoComplete="off" {...contactChecks.subject} />
      <SelectField
        name="category"
        label={text.category}
        options={categories}
        placeholder={text.categoryPlaceholder}
        defaultValue=""
        {...contactChecks.category}
      />
      <TextAreaField
        name="message"
        label={text.message}
        rows={6}
        placeholder={text.messageExample}
        {...contactChecks.message}
      />
      <Honeypot label={text.website} />
      <Button type="submit" size="large" isPending={false}>
        {text.send}
      </Button>
      <FormNotes text={text} privacyPath={paths.privacy} />
    </form>
  );
}
