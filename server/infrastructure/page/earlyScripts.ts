// These run before the application's module and before the first paint; they share its storage keys
// (`theme` in local storage, `session` in session storage) and nothing else.

/** In the head: the person's theme, and whether somebody is signed in, so that the form does not flash up. */
export const headScript = `(function(){var e=document.documentElement;
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')e.dataset.theme=t}catch(_){}
try{if(sessionStorage.getItem('session'))e.dataset.session='kept'}catch(_){}})()`;

/** After the form: takes it away for who is signed in; else holds an early submit until the application listens. */
export const bodyScript = `(function(){var e=document.documentElement;
if(e.dataset.session){document.getElementById('root').replaceChildren();delete e.dataset.session}
var early={submitted:false,release:function(){document.removeEventListener('submit',hold,true)}};
function hold(event){event.preventDefault();early.submitted=true}
document.addEventListener('submit',hold,true);window.__EARLY__=early})()`;

export const headStyle = 'html[data-session] #root{visibility:hidden}';

/**
 * Starts the application. A served form is painted first, and is on the screen by the second frame: what a person sees
 * and types into does not wait for what will handle it. A page nobody looks at paints nothing, so it starts at once.
 */
export const startScript = (src: string): string => `var start=()=>import(${JSON.stringify(src)});
if(document.hidden||!document.querySelector('#root form')||performance.getEntriesByType('paint').length)start();
else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))`;
