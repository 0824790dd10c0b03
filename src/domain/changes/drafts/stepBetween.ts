import { deepEqual } from '../../shared/deepEqual.ts';
import type { ChangeStep } from '../changeStep.ts';
import type { PendingChanges } from '../pendingChange.ts';

export const stepBetween = (before: PendingChanges, after: PendingChanges): ChangeStep =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    deepEqual(before.get(key), after.get(key)) ? [] : [{ key, before: before.get(key), after: after.get(key) }],
  );
