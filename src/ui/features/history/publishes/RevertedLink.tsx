import { useTranslation } from 'react-i18next';
import type { ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import type { RevertedPublish } from '../../../../domain/publishing/reverts.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import styles from './RevertedLink.module.scss';

export type RevertedLinkProps = {
  readonly reverted: RevertedPublish;
  readonly onShow: (subject: ComparisonSubject) => void;
};

/** Link to the reverted publish. Renders nothing for the first version, which was not created by a publish. */
export function RevertedLink({ reverted: { publishId, revision }, onShow }: RevertedLinkProps) {
  const { t } = useTranslation();
  if (publishId === undefined) return undefined;
  return (
    <button type="button" className={styles.link} onClick={() => onShow({ kind: 'publish', publishId })}>
      {t('history.reverts.show', { version: revisionNumber(revision) })}
    </button>
  );
}
