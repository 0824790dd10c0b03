import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentsProblem } from '../../../../domain/return-form/commentsProblem.ts';
import type { ReturnForm, ShownField } from '../../../../domain/return-form/shownFields.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import type { PatternCompiler } from '../../../shared/components/PatternField/usePatternCompiler.ts';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import styles from './ReturnFormPreview.module.scss';

export type PreviewedForm = {
  readonly form: ReturnForm;
  /** Empty where any order number will do. */
  readonly orderIdPattern: string;
  readonly compiler: PatternCompiler;
};

type Of<Name extends ShownField['field']> = ShownField & { readonly field: Name };
type PreviewFieldProps<Shown = ShownField> = PreviewedForm & { readonly shown: Shown };

/** One field of the return form, for trying. */
export function PreviewField({ shown, ...rest }: PreviewFieldProps) {
  switch (shown.field) {
    case 'orderId':
      return <OrderId shown={shown} {...rest} />;
    case 'policy':
      return <Policy shown={shown} />;
    case 'purchaseDate':
      return <PurchaseDate />;
    case 'reason':
      return <Reason shown={shown} />;
    case 'reasonComments':
      return <Comments shown={shown} {...rest} />;
  }
}

function OrderId({ shown, orderIdPattern, compiler }: PreviewFieldProps<Of<'orderId'>>) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const pattern = orderIdPattern === '' || text === '' ? undefined : compiler.compile?.(orderIdPattern);
  return (
    <TextField
      label={shown.label ?? t('returnForm.preview.orderId')}
      value={text}
      onChange={(typed) => {
        compiler.prepare();
        setText(typed);
      }}
      error={pattern?.matches(text) === false ? t('returnForm.preview.orderIdRefused') : undefined}
      autoComplete="off"
    />
  );
}

function Policy({ shown }: { readonly shown: Of<'policy'> }) {
  const { t } = useTranslation();
  const [isAccepted, setAccepted] = useState(false);
  return (
    <div className={styles.policy}>
      <Checkbox label={t('returnForm.preview.policy')} isSelected={isAccepted} onChange={setAccepted} />
      <PlainLink href={shown.termsUrl}>{t('returnForm.preview.policyLink')}</PlainLink>
    </div>
  );
}

function PurchaseDate() {
  const { t } = useTranslation();
  const [date, setDate] = useState('');
  return <TextField type="date" label={t('returnForm.preview.purchaseDate')} value={date} onChange={setDate} />;
}

function Reason({ shown }: { readonly shown: Of<'reason'> }) {
  const { t } = useTranslation();
  const [code, setCode] = useState<string>();
  const options = shown.reasons.map((reason) => ({ id: reason.code, label: reason.description }));
  return (
    <Select
      label={t('returnForm.preview.reason')}
      placeholder={t('returnForm.preview.reasonPlaceholder')}
      options={options}
      value={options.find(({ id }) => id === code)?.id}
      onChange={setCode}
    />
  );
}

const NO_PATTERN = () => undefined;

function Comments({ shown, form, compiler }: PreviewFieldProps<Of<'reasonComments'>>) {
  const { t } = useTranslation();
  /** Nothing is asked of what nobody has typed yet. */
  const [text, setText] = useState<string>();
  const { fields, reasons } = form;
  const problem =
    text === undefined ? undefined : commentsProblem(text, fields, reasons, compiler.compile ?? NO_PATTERN);
  const label = shown.label ?? t('returnForm.preview.reasonComments');
  return (
    <TextArea
      label={shown.isRequired ? t('returnForm.preview.required', { label }) : label}
      isRequired={shown.isRequired}
      value={text ?? ''}
      onChange={(typed) => {
        compiler.prepare();
        setText(typed);
      }}
      error={problem && t(`returnForm.preview.${problem === 'comments-blank' ? 'commentsBlank' : 'commentsRefused'}`)}
      dir="auto"
    />
  );
}
