import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type Glyph } from '../actions/icon.tsx';
import * as styles from './timeline.module.css';

export interface TimelineStep {
  id: string;
  label: ReactNode;
  time?: ReactNode;
  icon: Glyph;
  state: 'done' | 'current' | 'next';
}

/** Progress of an order: dots on a line, across or down. `stateLabels` give screen readers the meaning of the colours. */
export function Timeline({
  steps,
  direction = 'across',
  stateLabels,
  className,
}: {
  steps: readonly TimelineStep[];
  direction?: 'across' | 'down';
  stateLabels: Record<TimelineStep['state'], string>;
  className?: string;
}) {
  return (
    <ol className={classNames(styles.line, className)} data-direction={direction}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={styles.dot}>
            <Icon
              of={step.state === 'done' ? Check : step.icon}
              size={direction === 'down' ? 16 : 20}
              strokeWidth={step.state === 'done' ? 3 : undefined}
            />
          </span>
          <span className={styles.label}>
            {step.label}
            <span className="visually-hidden">, {stateLabels[step.state]}</span>
          </span>
          {step.time && <span className={styles.time}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
