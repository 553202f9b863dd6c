/** The contents of `window.earlyPresses`: buttons, radios and boxes, in the order of their last press. */
export interface EarlyPresses extends Set<HTMLElement> {
  record: (event: MouseEvent) => void;
  /** The link to the page's other language that was followed: the browser is loading that page. */
  language?: HTMLAnchorElement | 0;
  /** Whether the page loaded without the shell. */
  withoutShell?: true;
}

/**
 * Until the page is hydrated, this script in its head stores the presses that React cannot handle yet,
 * so that the shell can repeat them. An arrow key, whose click has no position, only chooses a radio.
 * The link to the other language takes along the query, which composed HTML does not know. A link that
 * is followed while that page is loading leads to its page in that language. A box that is pressed twice was not pressed.
 * The content security policy names the script by its digest, also in `docs/serving/nginx.conf`.
 */
export const recordEarlyPresses = `{let s=self.earlyPresses=new Set
let folder=(a,l)=>a.pathname.split("/")[1]==l?"/"+l:""
s.record=e=>{let t=e.target.closest("a,button,[type=radio],[type=checkbox]"),l=s.language,d=document.documentElement.lang
if(!t||e.ctrlKey||e.metaKey||e.shiftKey)return
if(t.hreflang){t.search=location.search.replace(/\\blang=\\w+/,"lang="+t.hreflang)
t.hash=location.hash
s.language=t}else if(t.href){if(l&&t.origin==origin){t.pathname=folder(l,l.hreflang)+t.pathname.slice(folder(location,d).length)
e.stopImmediatePropagation()}}else if(t.type!="radio"||e.clientX)s.delete(t)&&t.type=="checkbox"||s.add(t)}
addEventListener("click",s.record,!0)
addEventListener("pagehide",()=>s.language=0)}`;
