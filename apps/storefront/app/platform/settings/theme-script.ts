/**
 * Runs in the head before the first paint. The server-rendered page is the same for everyone, so the script sets the theme on `<html>` (as
 * `theme.tsx` chooses it, from the cookie where storage was emptied) and `data-session="customer"` when a token is stored, for styles that
 * reserve space until hydration. It is allowed by its hash; the client bundle does not need the text.
 */
export const THEME_SCRIPT = import.meta.env.SSR
  ? "var d=document.documentElement.dataset,t;try{if(localStorage.getItem('token'))d.session='customer';t=JSON.parse(localStorage.getItem('settings')||decodeURIComponent(/(?:^|; )settings=([^;]*)/.exec(document.cookie)[1])).theme}catch(e){}d.theme=t=='dark'||t=='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'"
  : '';
