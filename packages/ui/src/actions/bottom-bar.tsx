import { useRef, type ComponentProps } from 'react';
import { classNames } from '../base/class-names.ts';
import { useBottomInset } from '../overlays/use-bottom-inset.ts';
import * as styles from './bottom-bar.module.css';

/** A fixed foot with the page's main action; `compactOnly` hides it from 1180 px. Pages reserve `--bottom-bar` for it. */
export function BottomBar({ compactOnly, className, ...rest }: Omit<ComponentProps<'div'>, 'style' | 'ref'> & { compactOnly?: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  return <div ref={bar} {...rest} className={classNames(styles.bar, compactOnly && styles.compact, className)} />;
}
