import { unsubscribeText as text } from '#messages/screens/unsubscribe.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { unsubscribeWords } from '../form-model.ts';
import { accountMeta } from '../model.ts';

export const unsubscribeMeta = accountMeta(text.title, text.text);

/** What the link at the end of a mail opens. A mail program may open it ahead, so it asks first. Brought to life by `public-pages/scripts/unsubscribe.ts`. */
export function UnsubscribeScreen() {
  return (
    <div data-states="">
      <AuthFrame title={text.title} text={text.text} footer={<p>{text.inProfile}</p>}>
        <form data-form="unsubscribe" data-words={JSON.stringify(unsubscribeWords)} className="grid">
          <Button type="submit" size="large">
            {text.unsubscribe}
          </Button>
        </form>
      </AuthFrame>
      <template data-state="done">
        <AuthFrame title={text.done} text={<span role="status">{'{message}'}</span>}>
          <p className="text-center text-ink-soft">{text.inProfile}</p>
        </AuthFrame>
      </template>
    </div>
  );
}
