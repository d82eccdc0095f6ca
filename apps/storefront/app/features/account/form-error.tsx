import { Notice } from '@bozor/ui/feedback/notice.tsx';

/** What is wrong with a form as a whole; nothing when nothing is. */
export function FormError({ children }: { readonly children: string | undefined }) {
  return (
    children && (
      <div role="alert">
        <Notice kind="danger">{children}</Notice>
      </div>
    )
  );
}
