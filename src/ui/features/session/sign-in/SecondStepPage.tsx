import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeResponse } from '../../../../application/session/SessionGateway.ts';
import type { SignInError } from '../../../../application/session/SignIn.ts';
import { codeRefusals, type SecondFactorChallenge } from '../../../../domain/session/second-factor/secondFactor.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SingleFieldForm } from '../password/SingleFieldForm.tsx';
import { checkProof, codeTexts } from '../second-factor/proofTexts.ts';
import { SignInFrame, type SignInFooterProps } from './SignInFrame.tsx';
import styles from './SecondStepPage.module.scss';
import { signInMessageOf } from './signInMessage.ts';

export type SecondStepPageProps = SignInFooterProps & {
  readonly challenge: SecondFactorChallenge;
  /** Completes the sign-in. Resolves to an error, or to undefined on success. */
  readonly onSubmit: (response: ChallengeResponse) => Promise<SignInError | undefined>;
  /** Returns to the password, with a message if the challenge has expired. */
  readonly onBack: (message?: string) => void;
};

/** Second step of the sign-in: a code from an authenticator app, or a recovery code. Loaded only if it is needed. */
export function SecondStepPage({ challenge, onSubmit, onBack, ...footer }: SecondStepPageProps): ReactNode {
  const { t } = useTranslation();
  const { methods } = challenge;
  const [method, setMethod] = useState(methods[0] ?? 'totp');
  const [remember, setRemember] = useState(false);
  const texts = codeTexts[method];
  const isTotp = method === 'totp';

  async function submit(code: string) {
    const error = await onSubmit({ challenge: challenge.challenge, method, code, remember });
    if (!error) return undefined;
    if (error.kind === 'challenge-expired') {
      onBack(t(codeRefusals.expired));
      return undefined;
    }
    const message = signInMessageOf(error, t);
    const isAtField = error.kind === 'wrong-code' || error.kind === 'used-code';
    return isAtField
      ? ({ place: 'field', field: 'code', message } as const)
      : ({ place: 'form', message, fields: [] } as const);
  }

  return (
    <SignInFrame key={method} {...footer} title={t(texts.title)} description={t(texts.description)}>
      <SingleFieldForm
        name="code"
        label={t(texts.label)}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        submitLabels={{ ready: t('signInSecurity.step.continue'), submitting: t('signInSecurity.step.continuing') }}
        check={(typed) => checkProof(method, typed)}
        onSubmit={submit}
        option={
          isTotp && <Checkbox label={t('signInSecurity.step.remember')} isSelected={remember} onChange={setRemember} />
        }
      >
        <div className={styles.links}>
          {methods
            .filter((each) => each !== method)
            .map((each) => (
              <button key={each} type="button" className={styles.link} onClick={() => setMethod(each)}>
                <Glyph of={each === 'totp' ? Smartphone : LifeBuoy} size="small" />
                <KeyedText>{t(codeTexts[each].title)}</KeyedText>
              </button>
            ))}
          <button type="button" className={styles.link} onClick={() => onBack()}>
            <Glyph of={KeyRound} size="small" />
            <KeyedText>{t('signInSecurity.step.back')}</KeyedText>
          </button>
        </div>
      </SingleFieldForm>
    </SignInFrame>
  );
}
