import { useTranslation } from 'react-i18next';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { navigationIcons } from '../../../../domain/navigation/navigationIcons.ts';
import { classNames } from '../../../shared/classNames.ts';
import { FieldLabel } from '../../../shared/components/Field/FieldLabel.tsx';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import styles from './IconField.module.scss';

export type IconFieldProps = {
  readonly value: string;
  readonly onChange: (icon: string) => void;
  readonly standard: string | undefined;
};

export function IconField({ value, onChange, standard }: IconFieldProps) {
  const { t } = useTranslation();
  const chosen = value === '' ? (standard ?? '') : value;
  return (
    <RadioGroup value={chosen} onChange={onChange} className={classNames(styles.field)} orientation="horizontal">
      <FieldLabel label={t('navigationEditor.form.icon')} />
      <div className={styles.icons}>
        {navigationIcons.map((name) => (
          <Radio
            key={name}
            value={name}
            aria-label={t(`navigationEditor.icons.${name}`)}
            className={classNames(styles.icon)}
          >
            <Icon name={name} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
