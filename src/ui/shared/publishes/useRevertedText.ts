import { useTranslation } from 'react-i18next';
import type { RevertedPublish } from '../../../domain/publishing/reverts.ts';
import { revisionNumber } from '../../../domain/publishing/process/stoppedPublish.ts';
import { isolated } from '../texts/isolated.ts';
import { usePublishSummary } from './usePublishSummary.ts';
import { dateFormat } from '../dates/dateFormat.ts';

/** For MobX observers. Returns a text about the publish that was undone, or the version that was restored. */
export function useRevertedText(): (reverted: RevertedPublish) => string {
  const { t, i18n } = useTranslation();
  const summaryOf = usePublishSummary();
  return ({ kind, revision, at, actorName, named = [], changeCount = 0 }) => {
    const version = revisionNumber(revision);
    if (at === undefined) return t('history.reverts.first', { version });
    const when = dateFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at));
    const by = { when, name: isolated(actorName || t('history.unknownPerson')) };
    return kind === 'restored'
      ? t('history.reverts.restored', { version, ...by })
      : t('history.reverts.undone', { what: summaryOf({ named, changeCount }).onPages, ...by });
  };
}
