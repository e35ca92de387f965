import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { paths } from '../../../paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ForgotPasswordFields } from '../components/forgot-password-fields.tsx';
import { ResetPasswordFields } from '../components/reset-password-fields.tsx';
import { accountMeta } from '../model.ts';

export const meta = () => accountMeta(text.forgotTitle, text.forgotText);

/** First the address, then the mailed code with the new password. */
export default function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  return (
    <AuthFrame
      title={text.forgotTitle}
      text={isSent ? text.resetText(email) : text.forgotText}
      footer={
        <p>
          {text.rememberedIt}{' '}
          <Link to={paths.login} className="link">
            {text.signIn}
          </Link>
        </p>
      }
    >
      {isSent ? (
        <ResetPasswordFields
          email={email}
          onReset={() => void navigate(paths.login)}
          onOtherEmail={() => setIsSent(false)}
        />
      ) : (
        <ForgotPasswordFields
          email={email}
          onSent={(address) => {
            setEmail(address);
            setIsSent(true);
          }}
        />
      )}
    </AuthFrame>
  );
}
