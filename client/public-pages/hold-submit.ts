/**
 * A form can be pressed before the page's script has come: it is held, and sent by the script when it comes. Pressed a second time it goes its
 * own way, as without scripts: they may never come.
 */
const heldMark = 'pressedEarly';
const aliveEvent = 'jugal-alive';

/** In the head of every public page. */
export const holdSubmitScript =
  `(d=>{const hold=e=>{const f=e.target;if(!f.dataset.${heldMark}){e.preventDefault();f.dataset.${heldMark}=1}};` +
  `d.addEventListener('submit',hold,true);` +
  `d.addEventListener('${aliveEvent}',()=>d.removeEventListener('submit',hold,true))})(document)`;

/** Once the script's own handlers stand: from here on they hear what is pressed, and what was pressed before. */
export function sendHeldForms() {
  document.dispatchEvent(new Event(aliveEvent));
  for (const form of document.forms) {
    if (!(heldMark in form.dataset)) continue;
    delete form.dataset[heldMark];
    form.requestSubmit();
  }
}
