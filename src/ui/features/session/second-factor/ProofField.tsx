import { useTranslation } from 'react-i18next';
import type { ProofMethod } from '../../../../domain/session/second-factor/secondFactor.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FieldProps } from '../../../shared/forms/useForm.ts';
import styles from './ProofField.module.scss';
import { codeTexts } from './proofTexts.ts';

export type ProofFieldProps = { readonly method: ProofMethod; readonly field: FieldProps<string, string> };

/** Field for a password or a code. A code can be pasted with spaces. */
export function ProofField({ method, field }: ProofFieldProps) {
  const { t } = useTranslation();
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

export type OtherMethodsProps = {
  readonly methods: readonly ProofMethod[];
  readonly method: ProofMethod;
  readonly onChoose: (method: ProofMethod) => void;
};

/** Buttons that switch to the other methods. */
export function OtherMethods({ methods, method, onChoose }: OtherMethodsProps) {
  const { t } = useTranslation();
  const others = methods.filter((each) => each !== method);
  return (
    <div className={styles.others}>
      {others.map((each) => (
        <Button key={each} variant="quiet" size="compact" onPress={() => onChoose(each)}>
          {t(each === 'password' ? 'signInSecurity.stepUp.password' : codeTexts[each].title)}
        </Button>
      ))}
    </div>
  );
}
