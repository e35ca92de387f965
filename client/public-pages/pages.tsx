import type { ReactNode } from 'react';
import { AboutScreen, aboutMeta } from '#client/features/about/screens/about-screen.tsx';
import { ChangePasswordScreen, changePasswordMeta } from '#client/features/accounts/screens/change-password-screen.tsx';
import { ForgotPasswordScreen, forgotPasswordMeta } from '#client/features/accounts/screens/forgot-password-screen.tsx';
import { LoginScreen, loginMeta } from '#client/features/accounts/screens/login-screen.tsx';
import { RegisterScreen, registerMeta } from '#client/features/accounts/screens/register-screen.tsx';
import { UnsubscribeScreen, unsubscribeMeta } from '#client/features/accounts/screens/unsubscribe-screen.tsx';
import { VerifyEmailScreen, verifyEmailMeta } from '#client/features/accounts/screens/verify-email-screen.tsx';
import { BenefitsScreen, benefitsMeta } from '#client/features/benefits/screens/benefits-screen.tsx';
import { ContactScreen, contactMeta } from '#client/features/contact/screens/contact-screen.tsx';
import { EventsScreen, eventsMeta } from '#client/features/events/screens/events-screen.tsx';
import { LandingScreen, landingMeta } from '#client/features/landing/screens/landing-screen.tsx';
import { PrivacyScreen, privacyMeta } from '#client/features/legal/screens/privacy-screen.tsx';
import { TermsScreen, termsMeta } from '#client/features/legal/screens/terms-screen.tsx';
import { WaitlistScreen, waitlistMeta } from '#client/features/waitlist/screens/waitlist-screen.tsx';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { type Path, paths } from '#client/paths.ts';

interface PublicPage {
  meta: PageMeta;
  screen: ReactNode;
  /** Header and footer of the public pages, or no frame. */
  frame: 'site' | 'none';
}

/** Page at each address outside the app. Rendered by the build, never in a browser. */
export const pages: ReadonlyMap<Path, PublicPage> = new Map<Path, PublicPage>([
  [paths.home, { meta: landingMeta, screen: <LandingScreen />, frame: 'site' }],
  [paths.about, { meta: aboutMeta, screen: <AboutScreen />, frame: 'site' }],
  [paths.benefits, { meta: benefitsMeta, screen: <BenefitsScreen />, frame: 'site' }],
  [paths.events, { meta: eventsMeta, screen: <EventsScreen />, frame: 'site' }],
  [paths.contact, { meta: contactMeta, screen: <ContactScreen />, frame: 'site' }],
  [paths.waitlist, { meta: waitlistMeta, screen: <WaitlistScreen />, frame: 'site' }],
  [paths.terms, { meta: termsMeta, screen: <TermsScreen />, frame: 'site' }],
  [paths.privacy, { meta: privacyMeta, screen: <PrivacyScreen />, frame: 'site' }],
  [paths.login, { meta: loginMeta, screen: <LoginScreen />, frame: 'none' }],
  [paths.register, { meta: registerMeta, screen: <RegisterScreen />, frame: 'none' }],
  [paths.verifyEmail, { meta: verifyEmailMeta, screen: <VerifyEmailScreen />, frame: 'none' }],
  [paths.forgotPassword, { meta: forgotPasswordMeta, screen: <ForgotPasswordScreen />, frame: 'none' }],
  [paths.unsubscribe, { meta: unsubscribeMeta, screen: <UnsubscribeScreen />, frame: 'none' }],
  [paths.changePassword, { meta: changePasswordMeta, screen: <ChangePasswordScreen />, frame: 'none' }],
]);
