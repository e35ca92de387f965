import { accounts } from '#contract/accounts.ts';
import { serve } from '#server/http/bind.ts';
import { readAvatar, uploadAvatar } from './avatar-service.ts';
import { changePassword, forgotPassword, resetPassword } from './password-service.ts';
import { changeBirthday, changeCity, changeName, deleteAccount, readUser } from './profile-service.ts';
import { register, resendVerification, verifyEmail } from './registration-service.ts';
import {
  endOtherSessions,
  endSession,
  goToLogin,
  listOwnSessions,
  login,
  logout,
  logoutAndGoHome,
} from './session-service.ts';

export const accountsRoutes = serve(accounts, {
  me: readUser,
  register,
  login,
  logout,
  loginPage: goToLogin,
  logoutPage: logoutAndGoHome,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changeForcedPassword: changePassword,
  changePassword,
  changeName,
  changeBirthday,
  changeCity,
  uploadAvatar,
  avatar: readAvatar,
  deleteAccount,
  listSessions: listOwnSessions,
  endOtherSessions,
  endSession,
});
