import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../../../application/history/ReadComparison.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';
import { isolated } from '../../../shared/texts/isolated.ts';

/**
 * Returns the title of a comparison. If the comparison shows a single publish, also returns the author and the time.
 */
export function useComparisonTitle(
  { from, to, publish }: Comparison,
  companyName: string | undefined,
): {
  readonly title: string;
  readonly description: string;
} {
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
