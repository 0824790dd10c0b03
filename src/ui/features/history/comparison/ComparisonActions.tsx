import { useTranslation } from 'react-i18next';
import type { Comparison, ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';

export type ComparisonActionsProps = {
  readonly comparison: Comparison;
  /** Revision that is published now. */
  readonly current: string | undefined;
  /** Keys of the changes that the user has selected. */
  readonly chosen: ReadonlySet<string>;
  readonly onRestore: (earlier: CompanyConfiguration, keys?: ReadonlySet<string>) => void;
  readonly onShow: (subject: ComparisonSubject) => void;
};

export function ComparisonActions({ comparison, current, chosen, onRestore, onShow }: ComparisonActionsProps) {
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
