import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import type { OwnerFlagName } from '../../../domain/application-config/ownerFlagPath.ts';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { allowsUserNames } from '../../../domain/session/accountRules.ts';
import { isOn } from '../../../domain/company/merchantDefaults.ts';
import { isBoolean } from '../../../domain/shared/shapes.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useService } from '../../shared/services.tsx';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';

/** Value that the service reports. It applies if the owner's organisation has not set a value. */
function announced(name: OwnerFlagName, owner: AdminConfiguration | undefined): boolean {
  if (name === 'skipPreRegistration') return owner?.signup?.canSkipPreRegistration === true;
  if (name === 'addressValidationRequired' || name === 'shortPostcodes') return isOn(owner?.features?.[name]);
  if (name === 'validationException') return owner !== undefined && allowsUserNames(owner);
  return owner?.[name] === true;
}

export function useOwnerFlag(name: OwnerFlagName): FieldDraft<boolean> {
  const editor = useApplicationConfigEditor();
  const owner = useService(BrandingStore).configuration;
  const part = { kind: 'flag', name } as const;
  const published = editor.published(part);
  const pending = editor.pending(part);
  const served = announced(name, owner);
  return useFieldDraft<boolean>({
    name: configKey(part),
    isValue: isBoolean,
    pending: isBoolean(pending) ? pending : served,
    published: isBoolean(published) ? published : served,
    save: (isOn) => editor.edit(part, published === undefined && isOn === served ? undefined : isOn),
    textOf: useSwitchText(),
  });
}
