import { configKey } from '../../../domain/application-config/configPart.ts';
import type { FooterLinks } from '../../../domain/company/companyConfiguration.ts';
import { isText } from '../../../domain/shared/shapes.ts';
import { webAddressRule } from '../../../domain/validation/valueRules.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';

const textIn = (value: unknown): string => (isText(value) ? value : '');

/** For observers: the merchant's own address of a link at the foot of every page, as a live field. */
export function useFooterLink(name: keyof FooterLinks): FieldDraft<string> {
  const editor = useApplicationConfigEditor();
  const part = { kind: 'footerLink', name } as const;
  const { normalize, problem, limit } = webAddressRule;
  return useFieldDraft<string>({
    name: configKey(part),
    isValue: isText,
    pending: textIn(editor.pending(part)),
    published: textIn(editor.published(part)),
    normalize,
    limit,
    // The domain does not know the texts: the translation check holds that its keys have one.
    check: (url) => (url === '' ? undefined : (problem?.(url) as FormMessage | undefined)),
    save: (url) => editor.edit(part, url),
  });
}
