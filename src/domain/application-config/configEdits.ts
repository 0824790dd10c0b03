import type { PendingChange } from '../changes/pendingChange.ts';
import { hasContent, REMOVED } from '../changes/removal.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { TextSlot } from '../consumer-text/textSlot.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { Language } from '../languages/language.ts';
import { configKey, type ConfigPart } from './configPart.ts';
import { readPart, isTextValue, type TextValue } from './configValue.ts';

/** The owner's own organisation is configured like a merchant, but its changes are published as the owner's. */
const typeFor = ({ companyId, carrier }: CompanyConfiguration): PendingChange['type'] =>
  companyId === carrier.rootOrgId ? 'APPLICATION_CONFIG_OWNER' : 'APPLICATION_CONFIG_MERCHANT';

/** Change of a part. An empty value removes the part, unless the published value is empty too. */
export function editPart(published: CompanyConfiguration, part: ConfigPart, value: unknown): PendingChange {
  const originalValue = readPart(published, part);
  const removal = originalValue === undefined ? undefined : REMOVED;
  const newValue = hasContent(value) || deepEqual(value, originalValue) ? value : removal;
  return { type: typeFor(published), key: configKey(part), value: newValue, originalValue };
}

/** Sets the text of a slot, also in version 2 if the locale has it. A blank text removes the stored text. */
export function editText(
  published: CompanyConfiguration,
  language: Language,
  slot: TextSlot,
  text: string,
): PendingChange {
  const part: ConfigPart = { kind: 'text', language, slot };
  const currentValue = readPart(published, part);
  const newValue = text.trim() === '' ? null : text;
  const value: TextValue =
    isTextValue(currentValue) && currentValue.v2 !== undefined ? { v1: newValue, v2: newValue } : { v1: newValue };
  return editPart(published, part, value);
}
