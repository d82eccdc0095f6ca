import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { DietChoice } from '../shell/choices/diet-choice.tsx';
import { SiteFooter } from '../shell/footer/site-footer.tsx';

/** Footer of every page. It is server-rendered; its chunk loads after those of the first viewport. */
export function FrameFooter({ withDiet, isWideOnly }: { readonly withDiet: boolean; readonly isWideOnly: boolean }) {
  return (
    <SiteFooter
      newsletter={<NewsletterBox />}
      onAddress={() => openOverlay('shop-map')}
      extra={withDiet && <DietChoice />}
      isWideOnly={isWideOnly}
    />
  );
}
