import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DemoTour, type DemoPerson } from '../../../application/demo/DemoTour.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { StaffCredentials } from '../../../application/session/SessionGateway.ts';
import type { SignInError } from '../../../application/session/SignIn.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { useService } from '../../shared/services.tsx';
import { signInMessageOf } from '../session/sign-in/signInMessage.ts';
import { useMessageText } from '../../shared/forms/formMessage.ts';
import { DemoMark } from './DemoMark.tsx';
import styles from './DemoSignIn.module.scss';

const hasPagesAt = ({ role, credentials }: DemoPerson, companyId: CompanyId | undefined): boolean =>
  role === 'admin' ? companyId === undefined : companyId === credentials.organisationId;

export type DemoSignInProps = {
  readonly companyId?: CompanyId | undefined;
  /** Resolves to an error, or to undefined if the user is signed in or must complete the second step. */
  readonly onSignIn: (credentials: StaffCredentials) => Promise<SignInError | undefined>;
};

/** Buttons that sign in with one click. If the account may not see the current URL, the start page is opened. */
export function DemoSignIn({ companyId, onSignIn }: DemoSignInProps) {
  const { t } = useTranslation();
  const { people } = useService(DemoTour);
  const navigate = useNavigate();
  const textOf = useMessageText();
  const [problem, setProblem] = useState('');

  async function signIn(person: DemoPerson): Promise<void> {
    // Navigate before signing in, because a session at the URL of another company ends immediately.
    if (!hasPagesAt(person, companyId)) await navigate('/', { replace: true, flushSync: true });
    const error = await onSignIn(person.credentials);
    setProblem(error ? textOf(signInMessageOf(error, t)) : '');
  }

  return (
    <div className={styles.demo}>
      <DemoMark />
      <div className={styles.people}>
        {people.map((person) => (
          <Button key={person.role} onPress={() => void signIn(person)}>
            {t(`demo.signInAs.${person.role}`, { name: person.organisation })}
          </Button>
        ))}
        <p role="alert">{problem}</p>
      </div>
    </div>
  );
}
