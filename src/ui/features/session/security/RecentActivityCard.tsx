import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnSessionsGateway } from '../../../../application/session/OwnSessionsGateway.ts';
import { Resource } from '../../../../application/shared/Resource.ts';
import { refusedActions } from '../../../../domain/activity/activityKinds.ts';
import type { AccountActivity } from '../../../../domain/session/accountActivity.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';
import { useService } from '../../../shared/services.tsx';
import { useTextKey } from '../../../shared/texts/useTextKey.ts';
import { activityTextKey } from './activityTextKey.ts';
import styles from './SecurityAside.module.scss';

const OWN = 'own';
const refused: readonly string[] = refusedActions;

/** Newest sign-ins, refusals and changes of the user’s account, so that the user notices what somebody else did. */
export const RecentActivityCard = observer(function RecentActivityCard() {
  const { t } = useTranslation();
  const gateway = useService(OwnSessionsGateway);
  const [activity] = useState(() => new Resource(() => gateway.recentActivity()));
  const { state } = activity;

  useEffect(
    function readActivity() {
      void activity.load(OWN);
    },
    [activity],
  );

  return (
    <Card density="flush" title={t('signInSecurity.recent.title')} description={t('signInSecurity.recent.description')}>
      {state.kind === 'ready' ? (
        <ul className={styles.list}>
          {state.value.map((entry, index) => (
            <ActivityRow key={index} entry={entry} />
          ))}
        </ul>
      ) : (
        <div className={styles.part}>
          {state.kind === 'failed' ? (
            <ReadFailure failure={state.failure} onRetry={() => void activity.load(OWN)} />
          ) : (
            <Skeleton shape="row" count={3} />
          )}
        </div>
      )}
    </Card>
  );
});

function ActivityRow({ entry }: { readonly entry: AccountActivity }) {
  const { t, i18n } = useTranslation();
  const text = useTextKey();
  const { at, action, address } = entry;
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <span className={styles.text}>
          <KeyedText>{text(activityTextKey(entry), { action })}</KeyedText>
          {refused.includes(action) && <Glyph of={TriangleAlert} size="small" className={styles.warning} />}
        </span>
        {address !== undefined && <span className={styles.detail}>{t('session.list.address', { address })}</span>}
      </span>
      <span className={styles.detail}>
        {dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
      </span>
    </li>
  );
}
