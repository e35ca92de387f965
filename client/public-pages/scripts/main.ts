import { ignoreComposingKeys } from '#client/lib/composing-keys.ts';
import { markMember } from '#client/lib/public/session-marker.ts';
import { confineMember } from '#client/lib/public/session-user.ts';
import { paths, withoutLanguage } from '#client/paths.ts';
import { startInstallation } from '#client/shell/installation/installation.ts';
import { startToaster } from '#client/ui/feedback/toaster.ts';
import { sendHeldForms } from '../hold-submit.ts';
import { startBenefits } from './benefits.ts';
import { startChangePassword } from './change-password.ts';
import { startCityJoin } from './city-join.ts';
import { startContact } from './contact.ts';
import { fetchAppAhead } from './fetch-app-ahead.ts';
import { startForgotPassword } from './forgot-password.ts';
import { showInvitation } from './invitation.ts';
import { startLanguageOffer } from './language-offer.ts';
import { startLogin } from './login.ts';
import { startMenu } from './menu.ts';
import { startPasswordToggles } from './password-toggles.ts';
import { startRegister } from './register.ts';
import { startRotatingCity } from './rotating-city.ts';
import { startThemeToggle } from './theme-toggle.ts';
import { startUnconfirmedSignOut } from './unconfirmed-sign-out.ts';
import { startUnsubscribe } from './unsubscribe.ts';
import { startVerifyEmail } from './verify-email.ts';
import { startWaitlist } from './waitlist.ts';

/** Start functions of single pages, by address. */
const starts: ReadonlyMap<string, () => void> = new Map<string, () => void>([
  [paths.home, startLanding],
  [paths.benefits, () => void startBenefits()],
  [paths.contact, startContact],
  [paths.waitlist, startWaitlist],
  [paths.login, startLogin],
  [paths.register, startRegister],
  [paths.verifyEmail, () => void startVerifyEmail()],
  [paths.forgotPassword, startForgotPassword],
  [paths.unsubscribe, startUnsubscribe],
  [paths.changePassword, () => void startChangePassword()],
]);

const path = withoutLanguage(location.pathname.replace(/(.)\/$/, '$1'));
ignoreComposingKeys();
startToaster({ carriesAll: true });
startThemeToggle();
startMenu();
startLanguageOffer();
startUnconfirmedSignOut();
showInvitation();
startPasswordToggles();
starts.get(path)?.();
sendHeldForms();
startInstallation();
if (path !== paths.changePassword) void confineMember();
fetchAppAhead();
// A page restored from the back-forward cache may have missed a sign-in or sign-out.
addEventListener('pageshow', markMember);

function startLanding() {
  startCityJoin();
  startRotatingCity();
}
