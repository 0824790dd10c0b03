import { FingerprintPattern, KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondStep, SignInError } from '../../../../application/session/SignIn.ts';
import {
  codeRefusals,
  type SecondFactorChallenge,
  type SecondFactorMethod,
} from '../../../../domain/session/second-factor/secondFactor.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SingleFieldForm } from '../password/SingleFieldForm.tsx';
import { checkCode, codeTexts, methodTitles } from '../second-factor/proofTexts.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { SignInFrame, type SignInFooterProps } from './SignInFrame.tsx';
import styles from './SecondStepPage.module.scss';
import { signInMessageOf } from './signInMessage.ts';

export type SecondStepPageProps = SignInFooterProps & {
  readonly challenge: SecondFactorChallenge;
  readonly username: string;
  /** Completes the sign-in. Resolves to an error, or to undefined on success. */
  readonly onSubmit: (step: Omit<SecondStep, 'username' | 'organisationId'>) => Promise<SignInError | undefined>;
  /** Returns to the password, with a message if the challenge has expired. */
  readonly onBack: (message?: string) => void;
};

const methodIcons = { passkey: FingerprintPattern, totp: Smartphone, 'recovery-code': LifeBuoy } as const;

/** Second step of the sign-in: a passkey, a code from an authenticator app, or a recovery code. Loaded only if needed. */
export function SecondStepPage(props: SecondStepPageProps): ReactNode {
  const { challenge, username, onSubmit, onBack, ...footer } = props;
  const { t } = useTranslation();
  const { methods } = challenge;
  const [method, setMethod] = useState(methods[0]);
  const [remember, setRemember] = useState(false);
  const isTotp = method === 'totp';

  async function submit(by: SecondFactorMethod, code?: string) {
    const error = await onSubmit({
      challenge: challenge.challenge,
      method: by,
      code,
      remember: by === 'totp' && remember,
    });
    if (!error) return undefined;
    if (error.kind === 'challenge-expired') {
      onBack(t(codeRefusals.expired));
      return undefined;
    }
    const message = signInMessageOf(error, t);
    const isAtField = error.kind === 'wrong-code' || error.kind === 'used-code';
    return { isAtField, message };
  }

  async function submitCode(by: SecondFactorMethod, code: string) {
    const refused = await submit(by, code);
    if (!refused) return undefined;
    const { isAtField, message } = refused;
    return isAtField
      ? ({ place: 'field', field: 'code', message } as const)
      : ({ place: 'form', message, fields: [] } as const);
  }

  async function usePasskey() {
    const refused = await submit('passkey');
    return refused && ({ place: 'form', message: refused.message, fields: [] } as const);
  }

  const links = (
    <div className={styles.links}>
      {methods
        .filter((each) => each !== method)
        .map((each) => (
          <button key={each} type="button" className={styles.link} onClick={() => setMethod(each)}>
            <Glyph of={methodIcons[each]} size="small" />
            <KeyedText>{t(methodTitles[each])}</KeyedText>
          </button>
        ))}
      <button type="button" className={styles.link} onClick={() => onBack()}>
        <Glyph of={KeyRound} size="small" />
        <KeyedText>{t('signInSecurity.step.back')}</KeyedText>
      </button>
    </div>
  );

  if (method === undefined || method === 'passkey')
    return (
      <SignInFrame
        key="passkey"
        {...footer}
        title={t('signInSecurity.step.passkey.title')}
        description={t(method ? 'signInSecurity.step.passkey.description' : 'signInSecurity.step.passkey.unusable', {
          username,
        })}
      >
        {method ? <PasskeyForm onSubmit={usePasskey}>{links}</PasskeyForm> : links}
      </SignInFrame>
    );
  const texts = codeTexts[method];
  return (
    <SignInFrame key={method} {...footer} title={t(texts.title)} description={t(texts.description)}>
      <SingleFieldForm
        name="code"
        label={t(texts.label)}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        submitLabels={{ ready: t('signInSecurity.step.continue'), submitting: t('signInSecurity.step.continuing') }}
        check={(typed) => checkCode(method, typed)}
        onSubmit={(code) => submitCode(method, code)}
        option={
          isTotp && <Checkbox label={t('signInSecurity.step.remember')} isSelected={remember} onChange={setRemember} />
        }
      >
        {links}
      </SingleFieldForm>
    </SignInFrame>
  );
}
