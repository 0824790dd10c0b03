import { useTranslation } from 'react-i18next';
import { enterReason } from '../../../../application/return-reasons/enterReason.ts';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import type { ReasonRow } from '../../../../domain/return-reasons/reasonRows.ts';
import {
  REASON_CODE_LIMIT,
  REASON_TEXT_LIMIT,
  tidyCode,
  type ReasonError,
} from '../../../../domain/return-reasons/validateReason.ts';
import { charactersLeft, isTooLong } from '../../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { BLANK, inputOf, reasonOf, type ReasonInput } from './reasonInput.ts';
import { ReasonFields } from './ReasonFields.tsx';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import type { FormMessage, FormProblem } from '../../../shared/forms/formMessage.ts';
import { messageKeyOf, messageValuesOf } from '../messageKeyOf.ts';

export type ReasonDialogProps = {
  readonly store: ReturnReasonsStore;
  readonly row?: ReasonRow | undefined;
  readonly onClose: () => void;
};

export function ReasonDialog({ store, row, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const form = useForm<ReasonInput>({
    draft: row ? `reason/${row.code}` : 'new/reason',
    initial: row ? inputOf(row.reason) : BLANK,
    fields: [
      {
        name: 'description',
        label: 'returnReasons.form.description',
        isRequired: true,
        blankMessage: 'returnReasons.errors.descriptionBlank',
        limit: (text) => charactersLeft(REASON_TEXT_LIMIT, text.trim()),
      },
      {
        name: 'code',
        label: 'returnReasons.form.code',
        isRequired: true,
        blankMessage: 'returnReasons.errors.codeBlank',
        limit: (code) => charactersLeft(REASON_CODE_LIMIT, tidyCode(code)),
      },
      { name: 'paymentRequired', label: 'returnReasons.form.whoPays' },
      { name: 'paymentRequirements', label: 'returnReasons.form.asksFor' },
      { name: 'requirement', limit: (text) => charactersLeft(REASON_TEXT_LIMIT, text.trim()) },
      { name: 'enabled', label: 'returnReasons.form.offered' },
    ],
    onSubmit: (input) => {
      const draft = reasonOf(input);
      const saved = enterReason(store, draft, row?.code);
      return saved.ok ? undefined : reasonProblem(saved.error, draft);
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={row ? t('returnReasons.form.editTitle', { code: row.code }) : t('returnReasons.form.addTitle')}
      submitLabel={row ? t('returnReasons.form.submitEdit') : t('returnReasons.form.submitAdd')}
      onClose={onClose}
    >
      <ReasonFields form={form} published={row?.published} otherCodes={row ? undefined : store.shownCodes} />
    </FormDialog>
  );
}

type ReasonField = keyof ReturnReason;

const messageOf = (error: ReasonError): FormMessage => ({ key: messageKeyOf(error), values: messageValuesOf(error) });

function reasonProblem(error: ReasonError, draft: ReturnReason): FormProblem<ReasonField> {
  const problemAt = (field: ReasonField): FormProblem<ReasonField> => ({
    place: 'field',
    field,
    message: messageOf(error),
  });
  switch (error.kind) {
    case 'code-blank':
    case 'code-malformed':
    case 'code-taken':
      return problemAt('code');
    case 'text-blank':
      return problemAt('description');
    case 'text-too-long':
      return problemAt(isTooLong(REASON_TEXT_LIMIT, draft.description.trim()) ? 'description' : 'paymentRequirements');
    case 'too-many-requirements':
      return problemAt('paymentRequirements');
    case 'too-many-reasons':
    case 'pattern-invalid':
      return { place: 'form', message: messageOf(error), fields: [] };
    default:
      return error satisfies never;
  }
}
