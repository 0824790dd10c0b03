// These run before the application's module and before the first paint; they share its storage keys
// (`theme` and `signedInUntil` in local storage, `session` in session storage) and nothing else.

/** A tab in the background renews its tokens later than they expire, in milliseconds. */
const LATENESS = 120_000;
/** How long the form waits for the script that asks other tabs, in milliseconds. */
const PATIENCE = 1000;

/**
 * In the head: the person's theme, and whether somebody is signed in, so that the form does not flash up. `kept`: in this
 * tab; `asked`: in another, very likely, which the application's script asks.
 */
export const headScript = `(function(){var e=document.documentElement;
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')e.dataset.theme=t}catch(_){}
try{if(sessionStorage.getItem('session'))e.dataset.session='kept';
else if(localStorage.getItem('signedInUntil')>Date.now()-${LATENESS})e.dataset.session='asked'}catch(_){}})()`;

/**
 * After the form: takes it away for who is signed in, and shows it where nobody asks other tabs for long; else holds an early submit until the application listens. Where
 * its script did not come, a submit asks for it again.
 */
export const bodyScript = `(function(){var e=document.documentElement;
if(e.dataset.session==='kept'){document.getElementById('root').replaceChildren();delete e.dataset.session}
if(e.dataset.session)setTimeout(function(){delete e.dataset.session},${PATIENCE});
var early={submitted:false,release:function(){document.removeEventListener('submit',hold,true)}};
function hold(event){event.preventDefault();early.submitted=true;if(early.again)early.again()}
document.addEventListener('submit',hold,true);window.__EARLY__=early})()`;

export const headStyle = 'html[data-session] #root{visibility:hidden}';

/**
 * Starts the application. A served form is painted first, and is on the screen by the second frame: what a person sees
 * and types into does not wait for what will handle it. A page nobody looks at paints nothing, so it starts at once.
 * A script that does not come is asked for again when the line is back or on submit; who has submitted is told so.
 */
export const startScript = (src: string): string => `var early=window.__EARLY__;
function say(...lines){var place=document.querySelector('#root form [role=alert]');if(!place)return;
place.replaceChildren();if(!lines.length)return;
var message=document.createElement('p');lines.forEach(function(line,at){if(at)message.append(document.createElement('br'));
message.append(line)});place.append(message)}
function start(){early.again=undefined;say();import(${JSON.stringify(src)}).catch(function(){early.again=start;
addEventListener('online',retry,{once:true});
if(early.submitted){var error=JSON.parse(document.getElementById('boot').textContent).bundle.errors.unreachable;
say(error.title,error.description)}})}
function retry(){if(early.again)start()}
if(document.hidden||document.documentElement.dataset.session||!document.querySelector('#root form')||performance.getEntriesByType('paint').length)start();
else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))`;
