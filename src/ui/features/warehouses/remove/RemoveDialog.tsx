import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import type { WarehousesEditor } from '../../../../application/warehouses/WarehousesEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';

export type RemoveDialogProps = {
  readonly editor: WarehousesEditor;
  readonly row: ObservableWarehouseRow;
  readonly onClose: () => void;
};

type RemoveInput = { readonly newDefault: string; readonly rulesTo: string };

/** Option to leave the rules unchanged. They then refer to an address that does not exist. */
const AS_THEY_ARE = 'as-they-are';

/** Dialog to remove an address and select a replacement. The last address of a live portal cannot be removed [WH-9]. */
export const RemoveDialog = observer(function RemoveDialog({ editor, row, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const { locationId, name } = row;
  if (editor.isNeeded(locationId)) {
    return (
      <Dialog
        isOpen
        role="alertdialog"
        title={t('returnAddresses.removal.lastTitle')}
        description={t('returnAddresses.removal.lastText')}
        onClose={onClose}
        footer={
          <Button onPress={onClose} autoFocus>
            {t('returnAddresses.removal.keep', { name })}
          </Button>
        }
      />
    );
  }
  return <Question editor={editor} row={row} onClose={onClose} />;
});

const Question = observer(function Question({ editor, row, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const listOf = useNameList();
  const { locationId, name, isDefault, rules } = row;
  const options = editor
    .successorsOf(locationId)
    .map((other) => ({ id: other.locationId, label: other.locationName || other.locationId }));
  const asksDefault = isDefault && editor.pending.length > 1;
  const first = options[0]?.id ?? '';
  const form = useForm<RemoveInput>({
    initial: {
      newDefault: asksDefault ? first : '',
      rulesTo: editor.defaultId === locationId ? first : (editor.defaultId ?? first),
    },
    fields: [
      {
        name: 'newDefault',
        label: 'returnAddresses.removal.newDefault',
        isRequired: asksDefault,
        blankMessage: 'returnAddresses.removal.noSuccessor',
      },
      { name: 'rulesTo', label: 'returnAddresses.removal.rulesTo' },
    ],
    onSubmit: ({ newDefault, rulesTo }) => {
      editor.remove(locationId, {
        newDefault: asksDefault ? newDefault : undefined,
        rulesTo: rules.length === 0 || rulesTo === AS_THEY_ARE || rulesTo === '' ? undefined : rulesTo,
      });
      announce(t('common.table.became', { row: name, state: t('returnAddresses.states.removed') }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('returnAddresses.removal.title', { name })}
      description={t(
        row.state === 'added' ? 'returnAddresses.removal.newDescription' : 'returnAddresses.removal.description',
      )}
      submitLabel={t('returnAddresses.removal.submit')}
      onClose={onClose}
    >
      {asksDefault && options.length === 0 && <p>{t('returnAddresses.removal.noSuccessor')}</p>}
      {asksDefault && options.length > 0 && (
        <Select
          {...form.field('newDefault')}
          label={t('returnAddresses.removal.newDefault')}
          hint={t('returnAddresses.removal.newDefaultHint')}
          options={options}
          placeholder={t('returnAddresses.form.choose')}
        />
      )}
      {rules.length > 0 && (
        <Select
          {...form.field('rulesTo')}
          optionalMark={undefined}
          label={t('returnAddresses.removal.rulesTo', { count: rules.length })}
          hint={listOf(rules.map((rule) => rule.name))}
          options={[...options, { id: AS_THEY_ARE, label: t('returnAddresses.removal.rulesStay') }]}
          placeholder={t('returnAddresses.form.choose')}
        />
      )}
    </FormDialog>
  );
});
