import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofMethod } from '../../../../domain/session/second-factor/secondFactor.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import type { FieldProps, FormState } from '../../../shared/forms/useForm.ts';
import { PasskeyPicture } from './PasskeyPicture.tsx';
import styles from './ProofForm.module.scss';
import { codeTexts, methodTitles } from './proofTexts.ts';

type ProofFieldProps = { readonly method: ProofMethod; readonly field: FieldProps<string, string> };

/** Field for a password or a code, which can be pasted with spaces. Only a hint for a passkey. */
export function ProofField({ method, field }: ProofFieldProps) {
  const { t } = useTranslation();
  if (method === 'passkey')
    return (
      <>
        <PasskeyPicture />
        <p>{t('signInSecurity.stepUp.passkey')}</p>
      </>
    );
  if (method === 'password')
    return (
      <TextField
        {...field}
        type="password"
        label={t('signIn.password')}
        toggleLabels={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
        autoComplete="current-password"
        dir="ltr"
        autoFocus
      />
    );
  const isTotp = method === 'totp';
  return (
    <TextField
      {...field}
      label={t(codeTexts[method].label)}
      autoComplete={isTotp ? 'one-time-code' : 'off'}
      inputMode={isTotp ? 'numeric' : 'text'}
      dir="ltr"
      isMono
      autoFocus
    />
  );
}

type OtherMethodsProps = {
  readonly methods: readonly ProofMethod[];
  readonly method: ProofMethod;
  readonly onChoose: (method: ProofMethod) => void;
};

/** Buttons that switch to the other methods. */
function OtherMethods({ methods, method, onChoose }: OtherMethodsProps) {
  const { t } = useTranslation();
  const others = methods.filter((each) => each !== method);
  return (
    <div className={styles.others}>
      {others.map((each) => (
        <Button key={each} variant="quiet" size="compact" onPress={() => onChoose(each)}>
          {t(methodTitles[each])}
        </Button>
      ))}
    </div>
  );
}

export type ProofFormProps = OtherMethodsProps & {
  readonly form: FormState<{ readonly proof: string }>;
  /** Content above the field. */
  readonly children?: ReactNode;
  /** Control below the field. */
  readonly option?: ReactNode;
};

/** Form in a dialog with which a user proves the identity. Its rules are `proofRules`. */
export function ProofForm({ form, children, option, ...choice }: ProofFormProps) {
  const { method, onChoose } = choice;
  return (
    <Form form={form}>
      <KeyedText>{children}</KeyedText>
      <ProofField key={method} method={method} field={form.field('proof')} />
      <KeyedText>{option}</KeyedText>
      <OtherMethods
        {...choice}
        onChoose={(next) => {
          form.change({ proof: '' });
          onChoose(next);
        }}
      />
    </Form>
  );
}
