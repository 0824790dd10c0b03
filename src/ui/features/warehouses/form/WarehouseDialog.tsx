import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { enterWarehouse } from '../../../../application/warehouses/enterWarehouse.ts';
import type { AddressVerdicts } from '../../../../application/warehouses/AddressVerdicts.ts';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import type { WarehousesEditor } from '../../../../application/warehouses/WarehousesEditor.ts';
import { isCountryCode } from '../../../../domain/international/countryCodes.ts';
import { addressFormOf } from '../../../../domain/warehouses/address/form/addressForm.ts';
import { ADDRESS_TEXT_LIMIT, addressProblems } from '../../../../domain/warehouses/address/form/addressProblem.ts';
import { flaggedInputs } from '../../../../domain/warehouses/address/addressCheck.ts';
import { DEFAULT_WAREHOUSE_NAME, freeWarehouseName } from '../../../../domain/warehouses/draftWarehouse.ts';
import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { DialogColumns } from '../../../shared/components/FormDialog/DialogColumns.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm, type FieldRules } from '../../../shared/forms/useForm.ts';
import type { WarehouseActions } from '../list/useWarehouseActions.ts';
import { AddressFields, addressLabelKey } from './AddressFields.tsx';
import { BindingsFields } from './BindingsFields.tsx';
import { CarriersPart } from './CarriersPart.tsx';
import { RoutingPart } from './RoutingPart.tsx';
import { useAddressVerdict } from './useAddressVerdict.ts';
import { VerdictNote } from './VerdictNote.tsx';
import { addressOf, bindingsIn, inputOf, type WarehouseInput } from './warehouseInput.ts';
import { warehouseProblem } from './warehouseProblem.ts';
import styles from './WarehouseDialog.module.scss';

export type WarehouseDialogProps = {
  readonly editor: WarehousesEditor;
  readonly verdicts: AddressVerdicts;
  /** Absent for a new address. */
  readonly row?: ObservableWarehouseRow | undefined;
  readonly actions: WarehouseActions;
  readonly onClose: () => void;
};

const limit = (text: string) => charactersLeft(ADDRESS_TEXT_LIMIT, text.trim());

function rulesOf(country: string): readonly FieldRules<WarehouseInput>[] {
  const ofAddress = addressFormOf(country)
    .rows.flat()
    .map(({ name, label, isRequired }): FieldRules<WarehouseInput> => ({
      name,
      label: addressLabelKey(label),
      isRequired,
      blankMessage: 'returnAddresses.errors.blank',
      limit,
      check: (_text, values) => {
        const problem = addressProblems(addressOf(values)).find(
          ({ field, kind }) => field === name && kind !== 'blank',
        );
        return problem && warehouseProblem(problem).message;
      },
    }));
  return [
    { name: 'name', label: 'returnAddresses.form.name', limit },
    {
      name: 'country',
      label: 'returnAddresses.form.country',
      isRequired: true,
      check: (code) => (isCountryCode(code.toUpperCase()) ? undefined : 'returnAddresses.errors.country'),
    },
    ...ofAddress,
    { name: 'enabled', label: 'returnAddresses.form.inUse' },
    {
      name: 'bindings',
      label: 'returnAddresses.form.bindings',
      restore: (stored) => (Array.isArray(stored) ? stored : undefined),
    },
    { name: 'system', limit },
    { name: 'systemName', limit },
  ];
}

export const WarehouseDialog = observer(function WarehouseDialog(props: WarehouseDialogProps) {
  const { editor, verdicts, row, actions, onClose } = props;
  const { t } = useTranslation();
  const { configuration } = editor;
  const home = configuration?.international?.homeCountryCode ?? '';
  const form = useForm<WarehouseInput>({
    draft: row ? `address/${row.locationId}` : 'new/address',
    initial: inputOf(row?.warehouse, home, editor.isEmpty ? DEFAULT_WAREHOUSE_NAME : ''),
    fields: ({ country }) => rulesOf(country),
    onSubmit: (input) => {
      const saved = enterWarehouse(editor, {
        locationId: row?.locationId,
        name: input.name,
        enabled: input.enabled,
        address: addressOf(input),
        bindings: bindingsIn(input),
      });
      return saved.ok ? undefined : warehouseProblem(saved.error);
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const check = useAddressVerdict(verdicts, addressOf(values));
  const isDefault = row ? row.isDefault : editor.addsDefaults;
  const replacesDefault = !row && isDefault && editor.defaultId !== undefined;
  const useHint = isDefault ? 'returnAddresses.form.defaultInUse' : 'returnAddresses.form.inUseHint';
  const otherWarehouses = editor.pending.filter(({ locationId }) => locationId !== row?.locationId);
  const isNameEmpty = values.name.trim() === '';
  return (
    <FormDialog
      form={form}
      size="wide"
      title={row ? t('returnAddresses.form.editTitle', { name: row.label }) : t('returnAddresses.form.addTitle')}
      submitLabel={t(row ? 'returnAddresses.form.submitEdit' : 'returnAddresses.form.submitAdd')}
      onClose={onClose}
    >
      <VerdictNote check={check} onRetry={() => verdicts.ask(addressOf(values))} />
      <DialogColumns
        aside={
          <>
            <section className={styles.part}>
              <Switch
                label={t('returnAddresses.form.inUse')}
                description={t(replacesDefault ? 'returnAddresses.form.becomesDefault' : useHint)}
                isSelected={values.enabled}
                isDisabled={isDefault && values.enabled}
                onChange={(enabled) => change({ enabled })}
              />
            </section>
            <CarriersPart check={check} />
            {row && <RoutingPart row={row} onMakeDefault={() => actions.onMakeDefault(row.locationId)} />}
            <BindingsFields form={form} />
          </>
        }
      >
        <TextField
          {...form.field('name')}
          label={t('returnAddresses.form.name')}
          hint={
            isNameEmpty ? t('returnAddresses.form.nameHint', { name: freeWarehouseName(otherWarehouses) }) : undefined
          }
          dir="auto"
          autoFocus
        />
        <AddressFields form={form} flagged={flaggedInputs(check)} />
      </DialogColumns>
    </FormDialog>
  );
});
