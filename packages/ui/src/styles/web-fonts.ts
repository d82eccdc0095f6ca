import { fontFilesOf, fontLettersOf, type Script } from './font-files.ts';

/** Storage key of the font files that the browser has loaded before. */
const KEY = 'fonts';
/** Number of elements that change fonts in one frame. A whole page at once is a long task on a slow phone. */
const AT_ONCE = 24;

/**
 * Inline script of the head. A browser that has loaded this script's fonts before renders with them at once. Any other renders with local
 * fonts of the same widths first, and fetches the web fonts after the first paint of the whole page, so that no text and no picture waits
 * for them; with data saving on it never does.
 * The loaded fonts are then applied to one part of the page after another, because a font that arrives while in use causes a second layout.
 * The body comes last, and never the root, whose font every length in `rem` depends on. Scripts without such a local font do not wait.
 */
export function webFontsScript(script: Script): string {
  const files = JSON.stringify(fontFilesOf(script));
  const rows = [
    `let d=document,s,k=''`,
    `try{k=(s=localStorage).getItem('${KEY}')||''}catch(e){}`,
    `let draw=e=>{e.dataset.fonts=''}`,
    `let ask=()=>Promise.all(f.map(u=>new Promise((done,fail)=>d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',onload:done,onerror:fail,href:u})))))`,
    `let spread=p=>requestAnimationFrame(()=>{let n=0,e,c;while(n<${AT_ONCE}&&(e=p.shift()))if((c=e.getElementsByTagName('*').length)<${AT_ONCE})draw(e,n+=c+1);else p.unshift(...e.children);p[0]?spread(p):draw(d.body)})`,
    `if(${script === 'arabic'}||f.every(u=>k.includes(u))){draw(d.documentElement);ask().catch(()=>{})}else if(!(navigator.connection||{}).saveData)addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>d.fonts.load('1em Onest Variable',${JSON.stringify(fontLettersOf(script))}).then(()=>{spread([d.body]);try{s.setItem('${KEY}',f+','+k.slice(0,999))}catch(e){}},()=>{}))))`,
  ];
  return `(f=>{${rows.join(';')}})(${files})`;
}
