import { useTranslation } from 'react-i18next';
import type { PublishRecord } from '../../../application/history/HistoryGateway.ts';

/** Isolates the direction of a name, so that it does not reorder the line. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The user who acted, and the company if on its behalf. */
export function Publisher({ publish: { actorName, onBehalfOf } }: { readonly publish: PublishRecord }) {
  const { t } = useTranslation();
  const name = isolated(actorName || t('history.unknownPerson'));
  return onBehalfOf === undefined
    ? t('history.by', { name })
    : t('history.byFor', { name, company: isolated(onBehalfOf) });
}
