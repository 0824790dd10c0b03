import { useEffect, useRef, type ReactNode } from 'react';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SignInFooter, type SignInFooterProps } from './SignInFooter.tsx';
import styles from './SignInPage.module.scss';

export type SignInFrameProps = SignInFooterProps & {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
};

/** Layout of the sign-in pages. When the title changes, it gets the focus. */
export function SignInFrame({ title, description, children, ...footer }: SignInFrameProps): ReactNode {
  const { brand } = footer;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(
    function focusWhatFollows() {
      if (first.current !== title) heading.current?.focus();
      first.current = '';
    },
    [title],
  );
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <BrandMark name={brand.carrierName} logoUrl={brand.logoUrl} darkLogoUrl={brand.altLogoUrl} />
          <span className={styles.product}>{brand.productName}</span>
        </div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.description}>{description}</p>
        <KeyedText>{children}</KeyedText>
      </main>
      <SignInFooter {...footer} />
    </div>
  );
}
