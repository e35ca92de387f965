import { accounts } from '#domain/accounts/api.ts';
import { proving } from '#server/features/second-factors/proof-service.ts';
import { implement } from '#server/http/implement.ts';
import { readAvatar, uploadAvatar } from './avatar-service.ts';
import { confirmLogout, logout, logoutAndRedirect, redirectToLogin } from './logout-service.ts';
import { removeNewWays } from './new-ways-service.ts';
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
import { correctEmail, register, resendVerification, verifyEmail } from './registration-service.ts';
import { forgotPassword, resetPassword } from './reset-service.ts';
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
  correctEmail: proving('password', correctEmail),
  resendVerification,
  forgotPassword,
  resetPassword,
  removeNewWays,
  changeForcedPassword: proving('password', changePassword),
  changePassword: proving('password', changePassword),
  changeName,
  changeBirthday,
  changeCity,
  changeLanguage,
  changeUpiId,
  uploadAvatar,
  avatar: readAvatar,
  deleteAccount: proving('password', deleteAccount),
  listSessions: listOwnSessions,
  endOtherSessions,
  endSession,
});
