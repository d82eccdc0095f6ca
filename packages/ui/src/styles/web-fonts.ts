import { fontFilesOf, fontLettersOf, type Script } from './font-files.ts';

/** Where a browser keeps which font files it has had. */
const KEY = 'fonts';
/** So many elements get their letters in one frame: a whole page at once is a long task on a slow phone. */
const AT_ONCE = 24;

/**
 * Runs in the head. A browser that has had the fonts of this script draws with them at once; any other first draws with local faces of the same
 * widths, and fetches the fonts when the whole page is there and drawn once, so that no word and no picture waits for them, or not at all where it is
 * told to save data. They then go from one part of the page to the next, ready to be drawn with (what is drawn with a font that comes later is laid out twice), and at last to the body and
 * not to the root, whose font every length in `rem` asks for. Scripts without such a face do not wait.
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
