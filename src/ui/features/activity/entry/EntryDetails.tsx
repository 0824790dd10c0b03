import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityResource } from '../../../../application/activity/ActivityResource.ts';
import type { ActivityEntry } from '../../../../domain/activity/activityEntry.ts';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';
import { useService } from '../../../shared/services.tsx';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';
import styles from './EntryDetails.module.scss';
import { PublishedChanges } from './PublishedChanges.tsx';
import { useActivityTexts } from './useActivityTexts.ts';
import { Check, Copy } from 'lucide-react';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useCopying } from '../../../shared/copying/useCopying.ts';

export type EntryDetailsProps = {
  readonly store: ActivityResource;
  readonly entry: ActivityEntry;
  readonly rootOrgId: string;
  /** Shows only entries of this merchant. Absent for the owner's own entries. */
  readonly onOnly: (() => void) | undefined;
};

export const EntryDetails = observer(function EntryDetails({ store, entry, rootOrgId, onOnly }: EntryDetailsProps) {
  const { t } = useTranslation();
  const texts = useActivityTexts();
  const extensions = useService(BrandingStore).configuration?.extensions;
  const { companyId, sequence, actor, detail } = entry;
  useEffect(
    function readEntry() {
      void store.openEntry(rootOrgId, { companyId, sequence });
    },
    [store, rootOrgId, companyId, sequence],
  );
  const state = store.opened;
  const loadedEntry = state.kind === 'ready' ? state.value : undefined;
  const textIn = (name: string): string | undefined => {
    const value = detail[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const publishId = textIn('publishId');
  // A merchant's version opens in review mode, where a dialog first asks for a reason.
  const version =
    onOnly && entry.action === 'publish.completed' && extensions?.history && extensions.reviewSessions
      ? publishId
      : undefined;
  const requestId = entry.requestId ?? textIn('requestId');

  function handleDownload(): void {
    const file = new Blob([JSON.stringify(loadedEntry, undefined, 2)], { type: 'application/json' });
    downloadFile(`${companyId}-${sequence}.json`, file);
  }
  return (
    <Card density="compact">
      <div className={styles.details}>
        <div className={styles.changes}>
          {state.kind === 'failed' && (
            <ReadFailure
              failure={state.failure}
              onRetry={() => void store.openEntry(rootOrgId, { companyId, sequence })}
            />
          )}
          {!loadedEntry && state.kind !== 'failed' && <Skeleton shape="row" count={2} />}
          {loadedEntry && <PublishedChanges entry={loadedEntry} rootOrgId={rootOrgId} />}
          <div className={styles.actions}>
            {version !== undefined && (
              <RouteLink
                className={buttonClassName({ variant: 'quiet', size: 'compact' })}
                to={`/merchants/${companyId}/history?publish=${encodeURIComponent(version)}`}
              >
                {t('activity.entry.version')}
              </RouteLink>
            )}
            {onOnly && (
              <Button variant="quiet" size="compact" onPress={onOnly}>
                {t('activity.entry.onlyMerchant')}
              </Button>
            )}
            {loadedEntry && (
              <Button variant="quiet" size="compact" onPress={handleDownload}>
                {t('activity.entry.json')}
              </Button>
            )}
          </div>
        </div>
        <dl className={styles.facts}>
          <Fact label={t('activity.entry.acted')} value={texts.who(entry)} code={actor.userId} />
          <Fact label={t('activity.entry.for')} value={entry.companyName} code={companyId} />
          <Fact label={t('activity.entry.reason')} value={textIn('reason')} />
          <Fact label={t('activity.entry.note')} value={textIn('note')} />
          <Fact label={t('activity.entry.request')} code={requestId} isToCopy />
          <Fact label={t('activity.entry.publish')} code={publishId} isToCopy />
          <Fact label={t('activity.entry.address')} code={textIn('address')} />
          <Fact label={t('activity.entry.sealBefore')} code={entry.previousHash} />
          <Fact label={t('activity.entry.seal')} code={entry.hash}>
            {loadedEntry && (
              <Pill tone={loadedEntry.fits ? 'success' : 'critical'}>
                {t(loadedEntry.fits ? 'activity.entry.fits' : 'activity.entry.fitsNot')}
              </Pill>
            )}
          </Fact>
        </dl>
      </div>
    </Card>
  );
});

type FactProps = {
  readonly label: string;
  readonly value?: string | undefined;
  /** Id or digest, exactly as in the audit log of the service. */
  readonly code?: string | undefined;
  readonly isToCopy?: boolean;
  readonly children?: ReactNode;
};

function Fact({ label, value, code, isToCopy = false, children }: FactProps) {
  const { t } = useTranslation();
  const copying = useCopying(code ?? '');
  useAnnouncement(copying.isCopied ? t('activity.entry.copied') : '');
  if (!value && !code) return undefined;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {value && <bdi>{value}</bdi>}
        {code && (
          <code dir="ltr" className={isToCopy ? styles.toCopy : undefined}>
            {code}
          </code>
        )}
        {code && isToCopy && (
          <IconButton
            size="compact"
            label={copying.isCopied ? t('activity.entry.copied') : t('activity.entry.copy', { what: label })}
            icon={<Glyph of={copying.isCopied ? Check : Copy} size="small" />}
            onPress={() => void copying.copy()}
          />
        )}
        <KeyedText>{children}</KeyedText>
      </dd>
    </div>
  );
}
