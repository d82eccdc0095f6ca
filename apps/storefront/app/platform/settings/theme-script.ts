/**
 * Runs in the head before anything is drawn: the server's page is the same for everyone, so the browser itself marks `<html>` with light or dark
 * (as `theme.tsx` chooses) and with `data-session="customer"` when a token is there, for styles that keep the right room free until the page is alive.
 * Allowed by its hash; the browser's own copy of the page need not have the text.
 */
export const THEME_SCRIPT = import.meta.env.SSR
  ? "var d=document.documentElement.dataset,t;try{if(localStorage.getItem('token'))d.session='customer';t=JSON.parse(localStorage.getItem('settings')).theme}catch(e){}d.theme=t=='dark'||t=='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'"
  : '';
