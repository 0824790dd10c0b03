import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CarriersEditor } from '../../../../application/carriers/CarriersEditor.ts';
import {
  accountFieldsOf,
  tidyAccountText,
  type AccountField,
} from '../../../../domain/carriers/account/accountFields.ts';
import { accountProblems } from '../../../../domain/carriers/account/accountProblems.ts';
import type { CarrierCard } from '../../../../domain/carriers/setup/carrierCards.ts';
import type { AccountFieldName, AccountValues } from '../../../../domain/company/parts/carrier.ts';
import { characterLimit, charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { DialogColumns } from '../../../shared/components/FormDialog/DialogColumns.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm, type FieldRules } from '../../../shared/forms/useForm.ts';
import { CarrierFacts } from '../cards/CarrierFacts.tsx';
import { useAccountFormat } from './useAccountFormat.ts';
import styles from './AccountDialog.module.scss';

export type AccountDialogProps = {
  readonly editor: CarriersEditor;
  readonly card: CarrierCard;
  readonly onClose: () => void;
};

type AccountInput = Readonly<Record<AccountFieldName, string>>;

const NOTHING: AccountInput = {
  chargeAccount: '',
  merchantLocationId: '',
  businessNumber: '',
  accountNumber: '',
  phoneNumber: '',
};

/** Initial form values. Secrets are empty, because they are never shown. An empty field does not change its secret. */
const inputOf = (fields: readonly AccountField[], account: AccountValues): AccountInput => ({
  ...NOTHING,
  ...Object.fromEntries(fields.flatMap(({ name, isSecret }) => (isSecret ? [] : [[name, account[name] ?? '']]))),
});

const accountIn = (fields: readonly AccountField[], input: AccountInput, storedAccount: AccountValues): AccountValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { name, isSecret } = field;
      const typed = tidyAccountText(field, input[name]);
      const value = typed === '' && isSecret ? (storedAccount[name] ?? '') : typed;
      return value === '' ? [] : [[name, value]];
    }),
  );

export const AccountDialog = observer(function AccountDialog({ editor, card, onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const formatOf = useAccountFormat();
  const { carrierCompanyId: id, carrier, name: carrierName, isPending } = card;
  const fields = accountFieldsOf(id);
  const storedAccount = carrier?.account ?? {};
  const hasStoredSecret = ({ name, isSecret }: AccountField): boolean => isSecret && (storedAccount[name] ?? '') !== '';
  const form = useForm<AccountInput>({
    draft: `carrier/${id}`,
    initial: inputOf(fields, storedAccount),
    fields: fields.map((field): FieldRules<AccountInput> => {
      const { name, isSecret, lengths } = field;
      return {
        name,
        label: `changes.fields.${name}`,
        isRequired: field.isRequired && !hasStoredSecret(field),
        isSecret,
        limit: (typed) => charactersLeft(characterLimit(Math.max(...lengths)), typed.trim()),
        check(typed) {
          if (typed.trim() === '') return undefined;
          const problem = accountProblems(id, { [name]: typed }).find((each) => each.field === name);
          return problem?.kind === 'malformed' ? problem.messageKey : undefined;
        },
      };
    }),
    onSubmit: (input) => {
      editor.saveAccount(id, fields.length === 0 ? undefined : accountIn(fields, input, storedAccount));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const isSecretTyped = fields.some(({ name, isSecret }) => isSecret && form.values[name] !== '');
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t(carrier ? 'carriers.form.editTitle' : 'carriers.form.addTitle', { name: carrierName })}
      submitLabel={t(carrier ? 'carriers.form.submitEdit' : 'carriers.form.submitAdd')}
      onClose={onClose}
    >
      <DialogColumns
        aside={
          <section className={styles.part} aria-label={t('carriers.form.touches')}>
            <h3 className={styles.heading}>{t('carriers.form.touches')}</h3>
            <CarrierFacts editor={editor} card={card} hasAccount={false} />
          </section>
        }
      >
        {fields.length === 0 && <p>{t('carriers.form.noAccount', { name: carrierName })}</p>}
        {fields.map((field, index) => (
          <TextField
            key={field.name}
            {...form.field(field.name)}
            label={t(`changes.fields.${field.name}`)}
            hint={hasStoredSecret(field) ? t('carriers.form.keptSecret', { format: formatOf(field) }) : formatOf(field)}
            type={field.isSecret ? 'password' : 'text'}
            inputMode={field.characters === 'digits' ? 'numeric' : undefined}
            autoComplete="off"
            dir="ltr"
            isMono
            autoFocus={index === 0}
          />
        ))}
        {isSecretTyped && <Banner tone="warning">{t('carriers.form.unkept')}</Banner>}
        {!carrier && isPending && <p className={styles.muted}>{t('carriers.form.waits', { name: carrierName })}</p>}
      </DialogColumns>
    </FormDialog>
  );
});
