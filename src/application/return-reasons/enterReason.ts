import { recodeReason, saveReason } from '../../domain/return-reasons/reasonEdits.ts';
import type { ReturnReason } from '../../domain/company/parts/returnReason.ts';
import {
  tidyReason,
  MAX_REASONS,
  validateReason,
  type ReasonError,
} from '../../domain/return-reasons/validateReason.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ReturnReasonsStore } from './ReturnReasonsStore.ts';

/** Saves a reason from the form, which loads this file. Only an unpublished reason may change its code. */
export function enterReason(
  store: ReturnReasonsStore,
  entered: ReturnReason,
  previousCode?: string,
): Result<void, ReasonError> {
  const { published } = store;
  const row = previousCode === undefined ? undefined : store.row(previousCode);
  const reason = tidyReason(entered, row?.published);
  if (!row && store.pending.reasons.length >= MAX_REASONS) return err({ kind: 'too-many-reasons' });
  const others = store.shownCodes.filter((code) => code !== row?.code);
  const error = validateReason(reason, others);
  if (error) return err(error);
  if (!row || row.code === reason.code) store.edit([saveReason(published, reason)]);
  else
    store.edit(
      recodeReason(published, row.code, reason),
      store.codes.map((code) => (code === row.code ? reason.code : code)),
    );
  return ok(undefined);
}
