import { accounts } from '#contract/accounts.ts';
import { implement } from '#server/http/implement.ts';
import { readAvatar, uploadAvatar } from './avatar-service.ts';
import { confirmLogout, logout, logoutAndRedirect, redirectToLogin } from './logout-service.ts';
import { changePassword } from './password-service.ts';
import {
  changeBirthday,
  changeCity,
  changeLanguage,
  changeName,
  changeUpiId,
  deleteAccount,
  readUser,
} from './profile-service.ts';
import { forgotPassword, resetPassword } from './reset-service.ts';
import { correctEmail, register, resendVerification, verifyEmail } from './registration-service.ts';
import { endOtherSessions, endSession, listOwnSessions, login } from './session-service.ts';

export const accountsRoutes = implement(accounts, {
  me: readUser,
  register,
  login,
  logout,
  loginPage: redirectToLogin,
  logoutPage: logoutAndRedirect,
  confirmLogout,
  verifyEmail,
  correctEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changeForcedPassword: changePassword,
  changePassword,
  changeName,
  changeBirthday,
  changeCity,
  changeLanguage,
  changeUpiId,
  uploadAvatar,
  avatar: readAvatar,
  deleteAccount,
  listSessions: listOwnSessions,
  endOtherSessions,
  endSession,
});
