import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export function useFigures() {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const plainFormat = new Intl.NumberFormat(language);
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    const sum = (value: number, currency: string | undefined, signDisplay: 'auto' | 'exceptZero'): string => {
      // If the currency is unknown, show two decimals, except for integers.
      const plainSum = { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 };
      try {
        const style = currency === undefined ? plainSum : ({ style: 'currency', currency } as const);
        return new Intl.NumberFormat(language, { ...style, signDisplay }).format(value);
      } catch {
        // Format a plain number, because a rule may contain a currency code that the browser does not know.
        return `${new Intl.NumberFormat(language, { ...plainSum, signDisplay }).format(value)} ${currency ?? ''}`;
      }
    };
    return {
      number: (value: number) => plainFormat.format(value),
      share: (value: number) => percent.format(value),
      money: (value: number, currency: string | undefined) => sum(value, currency, 'auto'),
      /** Formats a difference, always with a plus or minus sign. */
      difference: (value: number, currency: string | undefined) => sum(value, currency, 'exceptZero'),
    };
  }, [language]);
}
