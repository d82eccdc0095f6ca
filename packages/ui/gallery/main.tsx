import '../src/styles/global.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { LiveRegion } from '../src/feedback/live-region.tsx';
import { Toaster } from '../src/overlays/toaster.tsx';
import { ChoiceSection } from './choices.tsx';
import { FieldSection } from './fields.tsx';
import { MarkSection } from './marks.tsx';
import { MovingSection } from './moving.tsx';
import { OverlaySection } from './overlays.tsx';
import { PressSection } from './presses.tsx';
import { StateSection } from './states.tsx';

// ?theme=dark&lang=ar&module=food
const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
document.documentElement.lang = lang;
document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.body.dataset.module = query.get('module') ?? 'grocery';

createRoot(document.getElementById('root')!).render(
  <>
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <main id="main" className="container">
      <h1 className="text-hero">Gallery</h1>
      <PressSection />
      <MarkSection />
      <FieldSection />
      <ChoiceSection />
      <OverlaySection />
      <StateSection />
      <MovingSection />
    </main>
    <LiveRegion />
    <Toaster label="Messages" closeLabel="Close" keyHint={(action) => `${action}: press F6`} />
  </>,
);
