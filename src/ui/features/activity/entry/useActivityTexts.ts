import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '../../../../domain/activity/activityEntry.ts';
import { isAuditAction } from '../../../../domain/activity/activityKinds.ts';
import { publishedCount } from '../../../../domain/activity/publishedChanges.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import { useTextKey } from '../../../shared/texts/useTextKey.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function useActivityTexts() {
  const { t } = useTranslation();
  const text = useTextKey();
  return {
    who: ({ actor }: ActivityEntry) => actor.name || t('activity.nobody'),
    what(entry: ActivityEntry) {
      const { action, detail, companyName, companyId } = entry;
      if (!isAuditAction(action)) return t('activity.did.unknown', { action });
      if (action === 'publish.completed')
        return t('activity.did.published', { count: publishedCount(entry), version: String(detail['revision'] ?? '') });
      const name = textOf(detail['name']) || textOf(detail['companyName']) || companyName || companyId;
      return text(`activity.did.${action}`, { name: isolated(name), reason: isolated(textOf(detail['reason'])) });
    },
  };
}
