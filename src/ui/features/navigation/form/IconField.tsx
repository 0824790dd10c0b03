import { useTranslation } from 'react-i18next';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../shared/classNames.ts';
import { FieldLabel } from '../../../shared/components/Field/FieldLabel.tsx';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import styles from './IconField.module.scss';

export type IconFieldProps = {
  readonly value: string;
  readonly onChange: (icon: string) => void;
  /** What the page has where none is chosen. */
  readonly standard: string | undefined;
};

/** Those that suit a page of a returns portal, of all that are drawn. */
const choices = [
  'house',
  'palette',
  'type',
  'languages',
  'panels-top-left',
  'link-2',
  'list-checks',
  'git-branch',
  'clipboard-list',
  'banknote',
  'warehouse',
  'truck',
  'store',
  'globe',
  'recycle',
  'flask-conical',
  'chart-no-axes-column',
  'history',
  'settings',
  'users',
  'package',
  'tag',
  'mail',
  'circle-help',
] as const;

/** One of the icons, in sight; named for those who hear the page. */
export function IconField({ value, onChange, standard }: IconFieldProps) {
  const { t } = useTranslation();
  const chosen = value === '' ? (standard ?? '') : value;
  return (
    <RadioGroup value={chosen} onChange={onChange} className={classNames(styles.field)} orientation="horizontal">
      <FieldLabel label={t('navigationEditor.form.icon')} />
      <div className={styles.icons}>
        {choices.map((name) => (
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
