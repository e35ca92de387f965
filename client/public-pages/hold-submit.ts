/**
 * Holds a form that is submitted before the page's script has loaded; the script sends it later. A second submit is not
 * held, because the script may never load.
 */
const heldMark = 'pressedEarly';
const aliveEvent = 'jugal-alive';

/** Script in the head of every public page. */
export const holdSubmitScript =
  `(d=>{const hold=e=>{const f=e.target;if(!f.dataset.${heldMark}){e.preventDefault();f.dataset.${heldMark}=1}};` +
  `d.addEventListener('submit',hold,true);` +
  `d.addEventListener('${aliveEvent}',()=>d.removeEventListener('submit',hold,true))})(document)`;

/** Sends the held forms and stops holding. Call it after all submit handlers are attached. */
export function sendHeldForms() {
  document.dispatchEvent(new Event(aliveEvent));
  for (const form of document.forms) {
    if (!(heldMark in form.dataset)) continue;
    delete form.dataset[heldMark];
    form.requestSubmit();
  }
}
