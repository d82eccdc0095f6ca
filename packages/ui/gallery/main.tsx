import '../src/global.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../src/toaster.tsx';
import { OverlayShelf } from './overlays.tsx';
import { PressShelf } from './presses.tsx';

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
      <h1 className="text-h1">Gallery</h1>
      <PressShelf />
      <OverlayShelf />
    </main>
    <Toaster label="Messages" closeLabel="Close" />
  </>,
);
