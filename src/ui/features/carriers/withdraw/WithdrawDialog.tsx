import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CarriersEditor } from '../../../../application/carriers/CarriersEditor.ts';
import type { CarrierCard } from '../../../../domain/carriers/setup/carrierCards.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';

export type WithdrawDialogProps = {
  /** `remove` deletes the carrier. `stop` disables it, but its setup is unchanged. */
  readonly act: 'remove' | 'stop';
  readonly editor: CarriersEditor;
  readonly card: CarrierCard;
  readonly onClose: () => void;
};

type WithdrawInput = { readonly newDefault: string; readonly rulesTo: string };

/** Option to leave the rules that use the carrier unchanged. */
const AS_THEY_ARE = 'as-they-are';

const MAX_LISTED_COUNTRIES = 6;

export const WithdrawDialog = observer(function WithdrawDialog({ act, editor, card, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const listOf = useNameList();
  const { carrierCompanyId: id, name } = card;
  const use = editor.useOf(id);
  const options = editor.successorsOf(id).map((other) => ({ id: other.carrierCompanyId, label: other.name }));
  const first = options[0]?.id ?? '';
  const asksDefault = use?.isDefault === true && options.length > 0;
  const rules = use?.rules ?? [];
  const asksRules = rules.length > 0 && options.length > 0;
  const form = useForm<WithdrawInput>({
    initial: { newDefault: asksDefault ? first : '', rulesTo: asksRules ? first : AS_THEY_ARE },
    fields: [
      { name: 'newDefault', label: 'carriers.withdraw.newDefault', isRequired: asksDefault },
      { name: 'rulesTo', label: 'carriers.withdraw.rulesToLabel' },
    ],
    onSubmit({ newDefault, rulesTo }) {
      const chosen = {
        newDefault: asksDefault ? newDefault : undefined,
        rulesTo: asksRules && rulesTo !== AS_THEY_ARE ? rulesTo : undefined,
      };
      if (act === 'remove') editor.remove(id, chosen);
      else editor.stopUsing(id, chosen);
      const state = t(act === 'remove' ? 'carriers.changes.removed' : 'carriers.states.disabled');
      announce(t('common.table.became', { row: name, state }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const unserved = use?.onlyThere ?? [];
  return (
    <FormDialog
      form={form}
      title={t(`carriers.withdraw.title.${act}`, { name })}
      description={t(`carriers.withdraw.description.${act}`)}
      submitLabel={t(`carriers.withdraw.submit.${act}`)}
      onClose={onClose}
    >
      {options.length === 0 && <Banner tone="warning">{t('carriers.withdraw.last')}</Banner>}
      {options.length > 0 && unserved.length > 0 && (
        <Banner tone="warning">
          {t('carriers.withdraw.unserved', { countries: listOf(unserved.map(countryName), MAX_LISTED_COUNTRIES) })}
        </Banner>
      )}
      {asksDefault && (
        <Select
          {...form.field('newDefault')}
          label={t('carriers.withdraw.newDefault')}
          hint={t('carriers.everyReturn')}
          options={options}
          placeholder={t('carriers.withdraw.choose')}
        />
      )}
      {asksRules && (
        <Select
          {...form.field('rulesTo')}
          optionalMark={undefined}
          label={t('carriers.withdraw.rulesTo', { count: rules.length })}
          hint={listOf(rules.map((rule) => rule.name))}
          options={[...options, { id: AS_THEY_ARE, label: t('carriers.withdraw.rulesStay') }]}
          placeholder={t('carriers.withdraw.choose')}
        />
      )}
    </FormDialog>
  );
});
