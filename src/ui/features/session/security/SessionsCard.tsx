import { Laptop, Smartphone } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnSessionsGateway } from '../../../../application/session/OwnSessionsGateway.ts';
import { OwnSessionsList } from '../../../../application/session/OwnSessionsList.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import type { ListedSession } from '../../../../domain/session/session.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Spinner } from '../../../shared/components/Spinner/Spinner.tsx';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';
import { useService } from '../../../shared/services.tsx';
import styles from './SecurityAside.module.scss';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';

type Ending = { readonly what: string } | { readonly failure: PortFailure } | undefined;
const OTHERS = 'others';

/** Browsers in which the user is signed in [AU-21]. */
export const SessionsCard = observer(function SessionsCard() {
  const { t } = useTranslation();
  const gateway = useService(OwnSessionsGateway);
  const [store] = useState(() => new OwnSessionsList(gateway));
  const [ending, setEnding] = useState<Ending>(undefined);
  const { state } = store;
  const running = ending && 'what' in ending ? ending.what : undefined;

  useEffect(
    function readSessions() {
      void store.load();
    },
    [store],
  );

  async function handleEnd(what: string, end: () => Promise<Result<void, PortFailure>>): Promise<void> {
    setEnding({ what });
    const ended = await end();
    setEnding(ended.ok ? undefined : { failure: ended.error });
    if (ended.ok) announce(t(what === OTHERS ? 'session.list.othersEnded' : 'session.list.ended'));
  }

  return (
    <Card density="flush" title={t('session.list.title')} description={t('session.list.description')}>
      {state.kind === 'failed' && (
        <div className={styles.part}>
          <ReadFailure failure={state.failure} onRetry={() => void store.load()} />
        </div>
      )}
      {ending && 'failure' in ending && (
        <div className={styles.part}>
          <Banner tone="critical" isAlert title={t(`errors.${ending.failure.kind}.title`)} />
        </div>
      )}
      {state.kind === 'ready' ? (
        <ul className={styles.list}>
          {state.value.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              isEnding={running === session.sessionId}
              onEnd={() => void handleEnd(session.sessionId, () => store.end(session.sessionId))}
            />
          ))}
        </ul>
      ) : (
        state.kind !== 'failed' && (
          <div className={styles.part}>
            <Spinner label={t('session.list.loading')} />
          </div>
        )
      )}
      {store.hasOthers && (
        <div className={styles.part}>
          <Button
            variant="quiet"
            isDisabled={running !== undefined && running !== OTHERS}
            isPending={running === OTHERS}
            onPress={() => void handleEnd(OTHERS, () => store.endOthers())}
          >
            {t('session.list.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
});

type SessionRowProps = { readonly session: ListedSession; readonly isEnding: boolean; readonly onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: SessionRowProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { isCurrent, lastUsedAt, address } = session;
  const device = useDeviceName(session);
  const time = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(lastUsedAt);
  return (
    <li className={styles.session}>
      <Glyph of={isPhone(session) ? Smartphone : Laptop} />
      <span className={styles.what}>
        <span className={styles.device}>{device}</span>
        <span className={styles.detail}>
          {isCurrent ? t('session.list.current') : t('session.list.lastUsed', { time })}
        </span>
        {address !== '' && <span className={styles.detail}>{t('session.list.address', { address })}</span>}
      </span>
      {!isCurrent && (
        <Button size="compact" isPending={isEnding} aria-label={t('session.list.endNamed', { device })} onPress={onEnd}>
          {t('session.list.end')}
        </Button>
      )}
    </li>
  );
}

const isPhone = ({ system }: ListedSession): boolean => system === 'iOS' || system === 'Android';

function useDeviceName({ browser, system }: ListedSession): string {
  const { t } = useTranslation();
  if (browser !== undefined && system !== undefined) return t('session.list.device', { browser, system });
  return browser ?? system ?? t('session.list.unknownDevice');
}
