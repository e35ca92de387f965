import { NEW_WAY_DAYS } from '#contract/constants/accounts.ts';
import { accountScreensText as text } from '#messages/screens/accounts.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { newWaysWords } from '../form-model.ts';
import { AuthFrame } from './auth-frame.tsx';

/** Lists the sign-in methods added before the password was reset; the page's script adds a box for each. */
export function NewWays() {
  return (
    <AuthFrame title={text.newWaysTitle} text={text.newWaysText(NEW_WAY_DAYS)}>
      <form
        method="post"
        data-form="remove-ways"
        data-words={JSON.stringify(newWaysWords)}
        className="grid gap-5"
      >
        <fieldset data-ways="" className="grid gap-1">
          <legend className="sr-only">{text.newWaysLegend}</legend>
        </fieldset>
        <template data-way="">
          <CheckboxField id="way" name="way" label="{way}" />
        </template>
        <p hidden data-correction={text.correctionEnded('{email}')} className="text-caption text-ink-soft" />
        <Button type="submit" size="large" isPending={false}>
          {text.removeWays}
        </Button>
        <ButtonAnchor href={paths.login} variant="secondary" size="large">
          {text.keepWays}
        </ButtonAnchor>
      </form>
    </AuthFrame>
  );
}
