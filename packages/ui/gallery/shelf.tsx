import type { ReactNode } from 'react';

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="shelf" aria-label={title}>
      <h2 className="text-section">{title}</h2>
      {children}
    </section>
  );
}
