import { useTranslation } from 'react-i18next';
import type { PublishRecord } from '../../../application/history/HistoryGateway.ts';

/** Keeps a name from rearranging the line it stands in. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Who really published, and for whom where it was not for themselves. */
export function Publisher({ publish: { actorName, onBehalfOf } }: { readonly publish: PublishRecord }) {
  const { t } = useTranslation();
  const name = isolated(actorName || t('history.unknownPerson'));
  return onBehalfOf === undefined
    ? t('history.by', { name })
    : t('history.byFor', { name, company: isolated(onBehalfOf) });
}
