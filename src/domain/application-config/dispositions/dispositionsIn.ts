import type { Dispositions } from '../../dispositions/disposition.ts';
import {
  isDispositionEntry,
  type DispositionEntry,
  type DispositionList,
} from '../../dispositions/dispositionLists.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';
import { readPart } from '../configValue.ts';

function listIn<List extends DispositionList>(
  holder: ApplicationConfigHolder,
  list: List,
): readonly DispositionEntry<List>[] {
  const value = readPart(holder, { kind: 'dispositions', name: list });
  return Array.isArray(value) ? value.filter(isDispositionEntry[list]) : [];
}

export const dispositionsIn = (holder: ApplicationConfigHolder): Dispositions => ({
  actions: listIn(holder, 'actions'),
  groups: listIn(holder, 'groups'),
  attributes: listIn(holder, 'attributes'),
  rules: listIn(holder, 'rules'),
});
