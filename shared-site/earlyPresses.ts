/** What the script below stores in `window.earlyPresses`: buttons and radios, in the order of their last press. */
export interface EarlyPresses extends Set<HTMLElement> {
  /** Its listener for clicks, which the shell removes once the page is hydrated. */
  record: (event: MouseEvent) => void;
  /** The link to the page's other language that was followed: the browser is loading that page. */
  language?: HTMLAnchorElement | 0;
}

/**
 * The script that runs in the head of each composed page, before its content. Until the page is
 * hydrated it stores what the visitor presses and React cannot handle yet, so that the shell can press
 * it again. A press that is repeated while nothing happens counts once. An arrow key, whose click has no
 * position, only chooses a radio.
 *
 * Links need no script, but for two things. The link to the other language takes along the query, which
 * composed HTML does not know; and a link that is followed while that page is loading leads to its page
 * in that language too.
 *
 * The content security policy names the script by its digest, also in `docs/serving/nginx.conf`.
 */
export const recordEarlyPresses = `{let s=self.earlyPresses=new Set
let folder=(a,l)=>a.pathname.split("/")[1]==l?"/"+l:""
s.record=e=>{let t=e.target.closest("a,button,[type=radio]"),l=s.language,d=document.documentElement.lang
if(!t||e.ctrlKey||e.metaKey||e.shiftKey)return
if(t.hreflang){t.search=location.search.replace(/\\blang=\\w+/,"lang="+t.hreflang)
t.hash=location.hash
s.language=t}else if(t.href){if(l&&t.origin==origin){t.pathname=folder(l,l.hreflang)+t.pathname.slice(folder(location,d).length)
e.stopImmediatePropagation()}}else if(t.type!="radio"||e.clientX){s.delete(t)
s.add(t)}}
addEventListener("click",s.record,!0)
addEventListener("pagehide",()=>s.language=0)}`;
