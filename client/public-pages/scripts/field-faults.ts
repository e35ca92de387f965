/** Shows or removes the error of a field, with the same markup as `Field`. */
export function showFault(field: HTMLElement, message: string | null) {
  const note = document.getElementById(`${field.id}-error`);
  if (!note || note.textContent === (message ?? '')) return;
  note.textContent = message;
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && id !== note.id);
  if (message === null) field.removeAttribute('aria-invalid');
  else {
    field.setAttribute('aria-invalid', 'true');
    described.push(note.id);
  }
  if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '));
  else field.removeAttribute('aria-describedby');
}
