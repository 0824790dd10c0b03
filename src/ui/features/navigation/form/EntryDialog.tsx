import { useTranslation } from 'react-i18next';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import type { NavigationEntry } from '../../../../domain/company/parts/navigation.ts';
import { navigationConditions } from '../../../../domain/navigation/navigationConditions.ts';
import type { OutlineRow } from '../../../../domain/navigation/outline/navigationOutline.ts';
import { addEntry, changeEntry } from '../../../../domain/navigation/outline/outlineEdits.ts';
import { characterLimit, charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { limitedText } from '../../../../domain/validation/validate.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { ComboBox } from '../../../shared/components/ComboBox/ComboBox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { omitUndefined } from '../../../shared/omitUndefined.ts';
import type { MerchantPages } from '../../../shared/pages/AppPage.ts';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import { useRowName } from '../useRowName.ts';
import { IconField } from './IconField.tsx';

export type EntryDialogProps = {
  readonly editor: NavigationEditor;
  readonly pages: MerchantPages;
  readonly row: Exclude<OutlineRow, { readonly kind: 'section' }> | undefined;
  /** Whether a page can have a condition, which hides it from some users. */
  readonly hasConditions: boolean;
  readonly onAct: (outcome: { readonly ok: boolean }) => void;
  readonly onClose: () => void;
};

const NAME_LIMIT = characterLimit(60);
/** Ids of special options. They cannot be equal to a URL or a condition. */
const [GROUP, ALWAYS] = ['group', 'always'];

export function EntryDialog({ editor, pages, row, hasConditions, onAct, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const rowName = useRowName();
  const entry: NavigationEntry = row?.node.page ?? { title: '', url: '' };
  const productOf = (url: string) => pages.find(({ path }) => path === url);
  const isProductsName = entry.title === productOf(entry.url)?.titleKey;
  const titleText = isProductsName ? '' : textOf(entry.title);
  const canBeGroup = row?.kind === 'page' && entry.url === '';
  const form = useForm({
    draft: `navigation/${row?.id ?? ''}`,
    initial: {
      name: titleText,
      opens: row ? entry.url || GROUP : '',
      icon: entry.icon ?? '',
      condition: entry.condition ?? ALWAYS,
      isDefaultOpen: entry.isDefaultOpen === true,
      section: editor.outline.sections.at(0)?.id ?? '',
    },
    fields: ({ opens }) => [
      { name: 'opens', isRequired: true },
      {
        name: 'name',
        isRequired: opens === GROUP,
        check: (name) => limitedText(NAME_LIMIT, [])(name.trim()),
        limit: (name) => charactersLeft(NAME_LIMIT, name.trim()),
      },
    ],
    onSubmit({ name, opens, icon, condition, isDefaultOpen, section }) {
      const url = opens === GROUP ? '' : opens;
      const product = productOf(url);
      const typed = name.trim();
      const newTitle = typed === titleText.trim() && !isProductsName ? entry.title : typed;
      const change = ({ icon: _icon, condition: _condition, isDefaultOpen: _isOpen, ...page }: NavigationEntry) => ({
        ...page,
        title: newTitle || (product?.titleKey ?? url),
        url,
        ...omitUndefined({
          icon: icon || product?.icon,
          condition: condition === ALWAYS ? undefined : condition,
          isDefaultOpen: isDefaultOpen || undefined,
        }),
      });
      onAct(
        editor.edit((outline) =>
          row ? changeEntry(outline, row.id, change) : addEntry(outline, change(entry), section),
        ),
      );
    },
    onSubmitted: onClose,
  });
  const { values } = form;
  const product = productOf(values.opens);
  const opens = [
    ...(canBeGroup ? [{ id: GROUP, label: t('navigationEditor.form.group') }] : []),
    ...pages.map(({ path, titleKey }) => ({ id: path as string, label: t(titleKey) })),
    // Offer an unknown stored URL as an option, so that it is not lost before the user selects another page.
    ...(entry.url === '' || productOf(entry.url) ? [] : [{ id: entry.url, label: entry.url }]),
  ];
  const conditions = [
    { id: ALWAYS, label: t('navigationEditor.form.always') },
    ...navigationConditions.map((id) => ({ id: id as string, label: t(`navigationEditor.conditions.${id}`) })),
    ...(navigationConditions.some((id) => id === values.condition) || values.condition === ALWAYS
      ? []
      : [{ id: values.condition, label: values.condition }]),
  ];
  return (
    <FormDialog
      form={form}
      title={row ? t('navigationEditor.form.editTitle', { name: rowName(entry) }) : t('navigationEditor.form.addTitle')}
      onClose={onClose}
    >
      <ComboBox
        {...form.field('opens')}
        label={t('navigationEditor.form.opens')}
        options={opens}
        emptyText={t('navigationEditor.form.noPage')}
      />
      <TextField
        {...form.field('name')}
        label={t('navigationEditor.form.name')}
        hint={product && t('navigationEditor.form.nameHint', { name: t(product.titleKey) })}
      />
      {!row && editor.outline.hasSections && (
        <Select
          {...form.field('section')}
          optionalMark={undefined}
          label={t('navigationEditor.form.section')}
          placeholder=""
          options={editor.outline.sections.map(({ id, section }) => ({ id, label: rowName(section) }))}
        />
      )}
      <IconField {...form.field('icon')} standard={product?.icon} />
      {hasConditions && (
        <Select
          {...form.field('condition')}
          optionalMark={undefined}
          label={t('navigationEditor.form.shown')}
          placeholder=""
          options={conditions}
        />
      )}
      {canBeGroup && (
        <Checkbox
          label={t('navigationEditor.form.isDefaultOpen')}
          description={t('navigationEditor.form.isDefaultOpenHint')}
          isSelected={values.isDefaultOpen}
          onChange={(isDefaultOpen) => form.change({ isDefaultOpen })}
        />
      )}
    </FormDialog>
  );
}
