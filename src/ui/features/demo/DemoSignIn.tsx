import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DemoTour, type DemoPerson } from '../../../application/demo/DemoTour.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { useService } from '../../shared/services.tsx';
import { signInMessageOf } from '../session/signInMessage.ts';
import { useMessageText } from '../../shared/forms/formMessage.ts';
import { DemoMark } from './DemoMark.tsx';
import styles from './DemoSignIn.module.scss';

/** Signs in to the demo at a press, as a merchant or as an admin; each is led to where they begin. */
export function DemoSignIn() {
  const { t } = useTranslation();
  const { people } = useService(DemoTour);
  const sessions = useService(SessionStore);
  const navigate = useNavigate();
  const textOf = useMessageText();
  const [problem, setProblem] = useState('');

  async function signIn({ credentials }: DemoPerson): Promise<void> {
    // The address may be another organisation's; from this one each is led to their own pages.
    await navigate('/', { replace: true });
    const outcome = await sessions.signIn(credentials);
    setProblem(outcome.ok ? '' : textOf(signInMessageOf(outcome.error, t)));
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
