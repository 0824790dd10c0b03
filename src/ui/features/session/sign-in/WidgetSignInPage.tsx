import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { SigningIn } from './SigningIn.tsx';
import styles from './SigningIn.module.scss';

export type WidgetSignInPageProps = {
  /** Requests a token from the embedding site. Resolves to false without a response. Must be a stable callback. */
  readonly onAsk: () => Promise<boolean>;
  readonly refusal: string | undefined;
  /** Message about a sign-out or an idle session. If present, no token is requested automatically. */
  readonly notice: string | undefined;
};

/** Sign-in page in a frame. The embedding site provides a token, because a frame must not ask for a password. */
export function WidgetSignInPage({ onAsk, refusal, notice }: WidgetSignInPageProps): ReactNode {
  const { t } = useTranslation();
  const [firstNotice] = useState(notice);
  const [isAsking, setAsking] = useState(firstNotice === undefined);
  const [isUnanswered, setUnanswered] = useState(false);

  useEffect(
    function requestToken() {
      if (!isAsking) return;
      void onAsk().then((isAnswered) => {
        setUnanswered(!isAnswered);
        setAsking(false);
      });
    },
    [isAsking, onAsk],
  );
  if (isAsking) return <SigningIn />;
  const failure = isUnanswered ? t('signIn.widgetUnanswered') : refusal;
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      <Banner tone={failure === undefined ? 'info' : 'critical'} isAlert={failure !== undefined}>
        {failure ?? firstNotice}
      </Banner>
      <Button variant="primary" onPress={() => setAsking(true)}>
        {t('signIn.submit')}
      </Button>
    </main>
  );
}
