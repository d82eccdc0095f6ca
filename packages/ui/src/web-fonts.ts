import { fontFilesOf } from './font-files.ts';

/** Where a browser keeps which font files it has had. */
const KEY = 'fonts';

/**
 * Runs in the head. A browser that has had the fonts of this language draws with them at once; any other first draws with local faces of the same
 * widths, and fetches the fonts when the whole page is there, so that no word and no picture waits for them, or not at all where it is told to save data. Languages without such a face do not wait.
 */
export function webFontsScript(locale: string): string {
  const files = JSON.stringify(fontFilesOf(locale));
  return `(f=>{let d=document,s,k='';try{k=(s=localStorage).getItem('${KEY}')||''}catch(e){}let draw=()=>{d.documentElement.dataset.fonts=''},ask=()=>Promise.all(f.map(u=>new Promise((done,fail)=>d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',onload:done,onerror:fail,href:u})))));if(${locale === 'ar'}||f.every(u=>k.includes(u))){draw();ask().catch(()=>{})}else if(!(navigator.connection||{}).saveData)addEventListener('load',()=>ask().then(()=>{draw();try{s.setItem('${KEY}',f+','+k.slice(0,999))}catch(e){}},()=>{}))})(${files})`;
}
