import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { Comparison, ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../shared/components/PageHeader/PageHeader.tsx';
import { WithDescribers } from '../../../shared/changes/described/WithDescribers.tsx';
import { useViewTitle } from '../../../shared/document/useDocumentTitle.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './ComparedVersions.module.scss';
import { ComparisonChanges, OtherChanges } from './ComparisonChanges.tsx';
import { PublishWords } from './PublishWords.tsx';
import { useRestore, useRestoredText, type Restore } from './useRestore.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';

export type ComparedVersionsProps = {
  readonly comparison: Comparison;
  readonly onShow: (subject: ComparisonSubject) => void;
};

export const ComparedVersions = observer(function ComparedVersions({ comparison, onShow }: ComparedVersionsProps) {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const current = company.published?.revision;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const restore = useRestore();
  const { title, description } = useComparisonTitle(comparison, company.configuration?.name);
  useViewTitle(`${title} · ${t('history.title')}`);
  const { changes, others, isComplete, publish } = comparison;

  function handleChoose(key: string, isChosen: boolean): void {
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
  }
  return (
    <div className={styles.versions}>
      <PageHeader
        title={title}
        description={description}
        actions={
          <ComparisonActions
            comparison={comparison}
            current={current}
            chosen={chosen}
            onRestore={(earlier, keys) => void restore.run(earlier, keys)}
            onShow={onShow}
          />
        }
      />
      {publish && <PublishWords publish={publish} onShow={onShow} />}
      <RestoredNote restore={restore} />
      {!isComplete && <Banner tone="info">{t('history.notWhole')}</Banner>}
      {changes.length === 0 && others.length === 0 && isComplete && <EmptyState title={t('history.same.title')} />}
      {(changes.length > 0 || others.length > 0) && (
        <WithDescribers>
          {(described) => (
            <>
              <ComparisonChanges
                comparison={comparison}
                described={described}
                chosen={chosen}
                onChoose={handleChoose}
              />
              <OtherChanges comparison={comparison} described={described} />
            </>
          )}
        </WithDescribers>
      )}
    </div>
  );
});

function useComparisonTitle({ from, to, publish }: Comparison, companyName: string | undefined) {
  const { t, i18n } = useTranslation();
  const [older, newer] = [revisionNumber(from), revisionNumber(to)];
  if (!publish)
    return {
      title: t('history.compared.title', { from: older, to: newer }),
      description: t('history.compared.description', { from: older, to: newer }),
    };
  const when = dateFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(publish.at));
  const name = isolated(publish.actorName || t('history.unknownPerson'));
  const { onBehalfOf } = publish;
  return {
    title: t('history.version', { version: newer }),
    description:
      onBehalfOf === undefined
        ? t('history.published', { when, name })
        : t('history.publishedFor', { when, name, company: isolated(companyName ?? onBehalfOf) }),
  };
}

function RestoredNote({ restore }: { readonly restore: Restore }) {
  const { t } = useTranslation();
  const text = useRestoredText();
  const { restored } = restore;
  if (!restored) return undefined;
  const { count, replacedCount } = restored;
  return (
    <Banner
      tone={count > 0 ? 'pending' : 'info'}
      action={
        count + replacedCount > 0 && (
          <Button size="compact" onPress={restore.takeBack}>
            {t('changes.undo')}
          </Button>
        )
      }
      onDismiss={restore.forget}
    >
      {text(restored)}
    </Banner>
  );
}

type ComparisonActionsProps = {
  readonly comparison: Comparison;
  readonly current: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onRestore: (earlier: CompanyConfiguration, keys?: ReadonlySet<string>) => void;
  readonly onShow: (subject: ComparisonSubject) => void;
};

function ComparisonActions({ comparison, current, chosen, onRestore, onShow }: ComparisonActionsProps) {
  const { t } = useTranslation();
  const { publish, from, to, before, after, changes } = comparison;
  // If a single publish is shown, revert only its own changes, because later publishes must not be reverted.
  const keys = publish ? new Set(changes.map(({ key }) => key)) : undefined;
  const isLatest = publish !== undefined && publish.revision === current;
  const restoreAll = publish
    ? t('history.takeBack', { version: revisionNumber(to) })
    : t('history.restore', { version: revisionNumber(from) });
  return (
    <>
      {chosen.size > 0 && (
        <Button onPress={() => onRestore(before, chosen)}>{t('history.restoreChosen', { count: chosen.size })}</Button>
      )}
      {chosen.size === 0 && changes.length > 0 && from !== current && (
        <Button onPress={() => onRestore(before, isLatest ? undefined : keys)}>{restoreAll}</Button>
      )}
      {publish && current !== undefined && !isLatest && (
        <>
          <Button onPress={() => onShow({ kind: 'revisions', from: to, to: current })}>
            {t('history.compareWithCurrent')}
          </Button>
          <Button onPress={() => onRestore(after)}>{t('history.restore', { version: revisionNumber(to) })}</Button>
        </>
      )}
      {!publish && (
        <Button onPress={() => onShow({ kind: 'revisions', from: to, to: from })}>{t('history.turnRound')}</Button>
      )}
    </>
  );
}
