import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_EXPORTED, type ActivityResource } from '../../../application/activity/ActivityResource.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { ActivityEntry } from '../../../domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../../domain/activity/activityFilter.ts';
import { guarded } from '../../../domain/shared/formulaGuard.ts';
import { downloadTable } from '../../shared/tables/downloadFile.ts';
import { useActivityTexts } from './entry/useActivityTexts.ts';

const COLUMNS = ['when', 'who', 'userId', 'for', 'companyId', 'what', 'action', 'requestId', 'hash'] as const;

export type ExportState = 'idle' | 'running' | PortFailure;

/** Exports all entries that match the filter. Cells are escaped, so that spreadsheets do not read them as formulas. */
export function useExportActivity(store: ActivityResource, rootOrgId: string, filter: ActivityFilter | undefined) {
  const { t, i18n } = useTranslation();
  const texts = useActivityTexts();
  const [state, setState] = useState<ExportState>('idle');
  const [message, setMessage] = useState('');

  const rowOf = (entry: ActivityEntry): readonly string[] => [
    entry.at,
    texts.who(entry),
    entry.actor.userId,
    entry.onBehalfOf === undefined ? '' : (entry.companyName ?? entry.companyId),
    entry.companyId,
    texts.what(entry),
    entry.action,
    entry.requestId ?? '',
    entry.hash,
  ];
  async function run(): Promise<void> {
    if (!filter) return;
    setState('running');
    const entries = await store.collect(rootOrgId, filter);
    if (!entries.ok) {
      setState(entries.error);
      return;
    }
    const head = COLUMNS.map((name) => guarded(t(`activity.columns.${name}`)));
    const rows = entries.value.map((entry) => rowOf(entry).map(guarded));
    downloadTable(t('activity.fileName'), [head, ...rows]);
    const number = new Intl.NumberFormat(i18n.language).format(rows.length);
    setMessage(t(rows.length < MAX_EXPORTED ? 'activity.exported' : 'activity.exportedNewest', { number }));
    setState('idle');
  }
  return { state, message, run };
}
