import { Button } from '#client/ui/forms/button.tsx';
import { unsubscribeText as text } from '#messages/unsubscribe.ts';
import { accountMeta, AuthFrame } from '../components/auth-frame.tsx';
import { unsubscribeWords } from '../form-model.ts';

export const unsubscribeMeta = accountMeta(text.title, text.text);

/**
 * Screen of an email's unsubscribe link. It asks first because a mail program may prefetch the link;
 * `public-pages/scripts/unsubscribe.ts` adds the behaviour.
 */
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
