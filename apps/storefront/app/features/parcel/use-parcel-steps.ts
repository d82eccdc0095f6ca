import { useMedia } from '@bozor/ui/base/use-media.ts';
import { focusField } from '@bozor/web/forms/focus-field.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageQuery } from '../../platform/pages/page-query.ts';
import { PARCEL_STEPS, readStep, stepOf, type ParcelStep } from './parcel-step.ts';

export interface ParcelStepper {
  /** The step that is shown; undefined where all are on one page. */
  readonly step: ParcelStep | undefined;
  readonly goTo: (step: ParcelStep) => void;
  /** Focuses the first of these fields, in its step. */
  readonly reveal: (fields: readonly string[]) => void;
}

/**
 * On a phone, the step of the parcel that the address names. Each step is an entry of the history above the one before it, so back leads there.
 * The title of a new step has the focus, or else the field that led to it.
 */
export function useParcelSteps(form: RefObject<HTMLDivElement | null>, title: RefObject<HTMLElement | null>): ParcelStepper {
  const isPhone = useMedia('(width < 768px)');
  const [query] = usePageQuery<'parcel'>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const afterRender = useAfterRender();
  const step = isPhone ? readStep(query.get('step')) : undefined;
  const wanted = useRef<readonly string[]>([]);

  const goTo = (next: ParcelStep) => {
    if (!step) return;
    const [at, to] = [PARCEL_STEPS.indexOf(step), PARCEL_STEPS.indexOf(next)];
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    // A step that was opened by its address has no entries of the steps before it.
    if (to < at && idx >= at) return void navigate(to - at);
    void navigate(withQuery({ pathname, search }, { step: to === 0 ? null : next }), { replace: to < at });
  };
  const reveal = (fields: readonly string[]) => {
    const first = stepOf(fields);
    if (!step || !first || first === step) return afterRender(() => focusField(form.current, fields));
    wanted.current = fields;
    goTo(first);
  };

  const shown = useRef(step);
  const focus = useEffectEvent(() => {
    const fields = wanted.current;
    wanted.current = [];
    if (fields.length > 0) focusField(form.current, fields);
    else title.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (shown.current && step && shown.current !== step) focus();
    shown.current = step;
  }, [step]);
  return { step, goTo, reveal };
}
