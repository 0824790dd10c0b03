import { useTranslation } from 'react-i18next';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import type { OutlineRow } from '../../../../domain/navigation/outline/navigationOutline.ts';
import { addSection, changeSection } from '../../../../domain/navigation/outline/outlineEdits.ts';
import { limitedText } from '../../../../domain/validation/validate.ts';
import { characterLimit, charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { omitUndefined } from '../../../shared/omitUndefined.ts';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import { useRowName } from '../useRowName.ts';

export type SectionDialogProps = {
  readonly editor: NavigationEditor;
  readonly row: Extract<OutlineRow, { readonly kind: 'section' }> | undefined;
  readonly onAct: (outcome: { readonly ok: boolean }) => void;
  readonly onClose: () => void;
};

const TITLE_LIMIT = characterLimit(60);

/** Dialog for a section: title, position, and whether the section is shown if it is empty [NV-4]. */
export function SectionDialog({ editor, row, onAct, onClose }: SectionDialogProps) {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const rowName = useRowName();
  const section = row?.node.section ?? {};
  const titleText = section.title === undefined ? '' : textOf(section.title);
  const form = useForm({
    draft: `navigationSection/${row?.id ?? ''}`,
    initial: {
      title: titleText,
      isAtBottom: section.placement === 'bottom',
      withFilters: section.withFilters === true,
    },
    fields: [
      {
        name: 'title',
        check: (title) => limitedText(TITLE_LIMIT, [])(title.trim()),
        limit: (title) => charactersLeft(TITLE_LIMIT, title.trim()),
      },
    ],
    onSubmit({ title, isAtBottom, withFilters }) {
      const typed = title.trim();
      const newSection = omitUndefined({
        ...section,
        title: typed === titleText ? section.title : typed || undefined,
        placement: isAtBottom ? ('bottom' as const) : section.placement && ('top' as const),
        withFilters: withFilters || undefined,
      });
      onAct(
        editor.edit((outline) => (row ? changeSection(outline, row.id, newSection) : addSection(outline, newSection))),
      );
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={
        row
          ? t('navigationEditor.form.editTitle', { name: rowName(section) })
          : t('navigationEditor.form.addSectionTitle')
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('title')}
        label={t('navigationEditor.form.sectionTitle')}
        hint={t('navigationEditor.form.sectionTitleHint')}
      />
      <Checkbox
        label={t('navigationEditor.form.isAtBottom')}
        isSelected={form.values.isAtBottom}
        onChange={(isAtBottom) => form.change({ isAtBottom })}
      />
      <Checkbox
        label={t('navigationEditor.form.withFilters')}
        description={t('navigationEditor.form.withFiltersHint')}
        isSelected={form.values.withFilters}
        onChange={(withFilters) => form.change({ withFilters })}
      />
    </FormDialog>
  );
}
