import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { avatarLetters } from '../../../domain/session/avatarInitials.ts';
import { nameToSignInAgain, type Session } from '../../../domain/session/session.ts';
import type { ProofMethod, SecondFactorChallenge } from '../../../domain/session/second-factor/secondFactor.ts';
import { isInterruption, type Interruption, type SessionEnd } from '../../../domain/session/sessionState.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Avatar } from '../../shared/components/Avatar/Avatar.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Checkbox } from '../../shared/components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useForm } from '../../shared/forms/useForm.ts';
import { useService } from '../../shared/services.tsx';
import { ProofForm } from './second-factor/ProofForm.tsx';
import { passkeyLabel, proofRules } from './second-factor/proofTexts.ts';
import { signInMessageOf, endReasonKeys } from './sign-in/signInMessage.ts';
import styles from './SignInAgainDialog.module.scss';
import { useSomeoneElse } from './useSomeoneElse.tsx';

/** Sign-in dialog for an interrupted session. The page below stays mounted. */
export const SignInAgainDialog = observer(function SignInAgainDialog({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const sessions = useService(SessionStore);
  const someoneElse = useSomeoneElse();
  const { state } = sessions;
  const review = useService(ReviewModeStore);
  const { ended } = state.kind === 'authenticated' ? {} : state;
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const [method, setMethod] = useState<ProofMethod>('password');
  const [remember, setRemember] = useState(false);
  const form = useForm({
    ...proofRules(method),
    onSubmit: async ({ proof }) => {
      const user = { username: nameToSignInAgain(session) ?? '', organisationId: session.loggedInCompanyId };
      const outcome = await sessions.signIn(
        challenge && method !== 'password'
          ? { ...user, challenge: challenge.challenge, method, code: proof, remember: method === 'totp' && remember }
          : { ...user, password: proof },
      );
      if (outcome.ok) return undefined;
      const { error } = outcome;
      form.change({ proof: '' });
      if (error.kind === 'second-factor') {
        const [first] = error.challenge.methods;
        if (first === undefined) return { place: 'form', message: 'signInSecurity.step.passkey.unusable', fields: [] };
        setChallenge(error.challenge);
        setMethod(first);
        return undefined;
      }
      if (error.kind === 'challenge-expired') {
        setChallenge(undefined);
        setMethod('password');
      }
      return { place: 'form', message: signInMessageOf(error, t), fields: method === 'passkey' ? [] : ['proof'] };
    },
  });

  useEffect(
    function announceSignInOnUnmount() {
      // On unmount, check the session, because the user may have signed in here or in another tab.
      return () => {
        const newSession = sessions.session;
        if (!newSession) return;
        // End the review if the new session differs, because a review belongs to the session that started it.
        if (newSession.sessionId !== session.sessionId) review.end();
        announce(t('session.again.done'));
      };
    },
    [sessions, review, session.sessionId, t],
  );

  return (
    <>
      <Dialog
        isOpen
        isLocked
        title={t('session.again.title')}
        description={`${t(whyKeyOf(ended))} ${t('session.again.kept')}`}
        onClose={() => undefined}
        footer={
          <>
            <Button variant="quiet" onPress={someoneElse.ask}>
              {t('session.again.someoneElse')}
            </Button>
            <Button variant="primary" type="submit" form={form.control.id} isPending={form.isSubmitting}>
              {t(method === 'passkey' ? passkeyLabel(form.isSubmitting) : passwordLabel(form.isSubmitting))}
            </Button>
          </>
        }
      >
        <ProofForm
          form={form}
          methods={challenge?.methods ?? []}
          method={method}
          onChoose={setMethod}
          option={
            method === 'totp' && (
              <Checkbox label={t('signInSecurity.step.remember')} isSelected={remember} onChange={setRemember} />
            )
          }
        >
          <Person session={session} />
        </ProofForm>
      </Dialog>
      <KeyedText>{someoneElse.question}</KeyedText>
    </>
  );
});

const passwordLabel = (isSubmitting: boolean) => (isSubmitting ? 'signIn.submitting' : 'signIn.submit');

const whyKeys = {
  expired: 'session.again.expired',
  'day-over': 'session.again.dayOver',
  idle: 'session.again.idle',
  ...endReasonKeys,
} as const satisfies Record<Interruption, string>;

const whyKeyOf = (ended: SessionEnd | undefined) => whyKeys[ended && isInterruption(ended) ? ended : 'expired'];

function Person({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const { name, email, userId } = session.userInfo;
  const username = nameToSignInAgain(session);
  return (
    <div className={styles.person}>
      <Avatar letters={avatarLetters(session.role, name ?? email ?? userId)} size="regular" />
      <div className={styles.who}>
        <span className={styles.name} dir="auto">
          {name ?? username}
        </span>
        {name !== undefined && (
          <span className={styles.detail} dir="ltr">
            {username}
          </span>
        )}
        <span className={styles.detail}>{t('session.again.company', { companyId: session.loggedInCompanyId })}</span>
      </div>
      {/* Hidden user name, so that password managers find the right password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
    </div>
  );
}
