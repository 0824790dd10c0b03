import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { LOGO_TEXT_LIMIT } from '../../../../domain/application-config/logoImage.ts';
import { isText } from '../../../../domain/shared/shapes.ts';
import { limitedText } from '../../../../domain/validation/validate.ts';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useFieldDraft } from '../../../shared/forms/useFieldDraft.ts';

const problemOf = limitedText(LOGO_TEXT_LIMIT, []);

export const LogoText = observer(function LogoText({ editor }: { readonly editor: BrandingEditor }) {
  const { t } = useTranslation();
  const { field } = useFieldDraft<string>({
    name: configKey({ kind: 'logoText' }),
    isValue: isText,
    limit: LOGO_TEXT_LIMIT,
    pending: editor.logoText('pending'),
    published: editor.logoText('published'),
    normalize: (text) => text.trim(),
    check: problemOf,
    save: (text) => editor.editLogoText(text),
    textOf: (text) => text || editor.companyName,
  });
  return (
    <TextField
      {...field}
      label={t('branding.logo.text')}
      hint={t('branding.logo.textHint')}
      placeholder={editor.companyName}
      dir="auto"
      autoComplete="off"
    />
  );
});
