import type { ContactMessage } from '#contract/contact.ts';
import { CONTACT_CATEGORIES } from '#contract/contact-lists.ts';
import { contactScreensText as text } from '#messages/en/contact-screens.ts';
import { contactText } from '#messages/en/contact.ts';
import { usePublicForm } from '../../../lib/public/public-form.ts';
import { request } from '../../../lib/public/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Honeypot } from '../../../ui/forms/honeypot.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { failureText, fieldError } from '../model.ts';
import { paths } from '../../../paths.ts';
import { FormNotes } from '../../../ui/forms/form-notes.tsx';

const categories = CONTACT_CATEGORIES.map((value) => ({ value, label: contactText.categories[value] }));

export function ContactForm() {
  const { errors, isSending, formProps } = usePublicForm({
    draft: 'contact',
    loadSchema: async () => (await import('./form-checks.ts')).ContactForm,
    send: async (input) => {
      await request<ContactMessage>('POST', '/api/contact', input);
      showToast({ title: text.sent, description: text.sentText, tone: 'positive' });
    },
    onRefused: (messages) => {
      if (messages.includes(contactText.fieldsRequired))
        showToast({ title: text.missing, description: contactText.fieldsRequired, tone: 'danger' });
    },
    onFailed: (error) => showToast({ title: text.failed, description: failureText(error), tone: 'danger' }),
  });

  return (
    <form {...formProps} action="/api/contact" className="relative grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={text.name}
          autoComplete="name"
          error={fieldError('name', errors['name'])}
        />
        <TextField
          name="email"
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fieldError('email', errors['email'])}
        />
        <TextField
          name="phone"
          label={text.phone}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors['phone']}
        />
        <TextField
          name="city"
          label={text.city}
          isOptional
          autoComplete="address-level2"
          error={errors['city']}
        />
      </div>
      <TextField
        name="subject"
        label={text.subject}
        autoComplete="off"
        error={fieldError('subject', errors['subject'])}
      />
      <SelectField
        name="category"
        label={text.category}
        options={categories}
        placeholder={text.categoryPlaceholder}
        defaultValue=""
        error={fieldError('category', errors['category'])}
      />
      <TextAreaField
        name="message"
        label={text.message}
        rows={6}
        placeholder={text.messageExample}
        error={fieldError('message', errors['message'])}
      />
      <Honeypot label={text.website} />
      <Button type="submit" size="large" isPending={isSending}>
        {text.send}
      </Button>
      <FormNotes text={text} privacyPath={paths.privacy} />
    </form>
  );
}
