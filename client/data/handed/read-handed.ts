import { type Handed, HANDED_PICTURES_MAX, HANDED_TEXT_MAX } from './handed-facts.ts';

/** Returns the content of the form that the phone posts. Some apps put the text into the title or the address. */
export function readHanded(form: FormData): Handed {
  const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((value) => typeof value === 'string');
  const pictures = form.getAll('pictures').filter((value) => value instanceof File && value.type.startsWith('image/'));
  const lines = [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  return {
    text: lines.join('\n').slice(0, HANDED_TEXT_MAX),
    pictures: pictures.filter((value) => value instanceof File).slice(0, HANDED_PICTURES_MAX),
  };
}
