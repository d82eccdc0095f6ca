import { Notice } from '@bozor/ui/feedback/notice.tsx';

/** Error of a form as a whole; renders nothing without one. */
export function FormError({ children }: { readonly children: string | undefined }) {
  return (
    children && (
      <Notice kind="danger" live>
        {children}
      </Notice>
    )
  );
}
