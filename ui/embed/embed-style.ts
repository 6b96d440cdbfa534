import { BANNER_SHOWN_AT, CATAPULT_SHOWN_AT, type ShownAt } from '../../core/ads/carousel';

const shownAt = (kind: string, points: ReadonlyArray<ShownAt>): string =>
  points.map(({ from, shown }) => `@media(min-width:${from}px){.${kind}{--shown:${shown}}}`).join('');

/**
 * The style sheet of ads on other sites. Lengths in em follow the reader's own text size, independent of the page's. A
 * frame has its final size from the start. Until an ad arrives it shows the page's own content.
 */
export const EMBED_STYLE = `
:host(:not([hidden])){display:block}
.frame{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}
.frame>*{grid-area:1/1}
slot{display:block}
.box{all:initial;grid-area:1/1;display:block;box-sizing:border-box;color-scheme:light;font-family:system-ui,sans-serif;line-height:1.25;
--ink:#101b3b;--soft:#48526f;--paper:#fff;--line:#e7ddcd;--wash:#f4f1ea;--act:#ff6f51;--price:#b5341a;--good:#17683a;--star:#e8930c;--none:#d9cfbf;--focus:#1d4fd8;color:var(--ink)}
.dark{color-scheme:dark;--ink:#f8f1e6;--soft:#c6cbdc;--paper:#1a2546;--line:#2c3860;--wash:#f4f1ea;--price:#ff9c85;--good:#84d9a0;--star:#ffbe45;--none:#475075;--focus:#ffc83d}
.box *{box-sizing:border-box}
p,h2,ul{margin:0;padding:0}
h2{max-height:3em;overflow:hidden;font-size:min(1.375em,7.5vw);line-height:1.09}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.for-tile{min-height:29.5em}
.for-tile.buy{min-height:33em}
.for-row{min-height:32.5em}
.for-row.buy{min-height:36em}
.for-banner,.for-catapult{position:relative}
.for-banner::before,.for-catapult::before{content:'';display:block}
.for-banner::before{padding-bottom:calc(100%/(var(--ratio)) + 1.25em)}
.for-catapult::before{padding-bottom:calc(var(--reserve,((100% + 1em)/var(--shown,1) - 1em)*9/16 + 8em) + 3em)}
.label{color:var(--soft);font-size:.8125em}
.tile{position:relative;display:flex;flex-direction:column;height:29.5em;padding:.75em;overflow:hidden;border:1px solid var(--line);border-radius:1em;background:var(--paper)}
.buy .tile{height:33em}
.picture{flex:0 1 min(15.625em,250px);display:grid;grid-template-rows:minmax(0,1fr);place-items:center;min-height:4em;margin:.375em 0;overflow:hidden;border-radius:.625em;background:var(--wash)}
.picture img{width:250px;height:250px;max-width:100%;max-height:100%;object-fit:contain}
.name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;flex:none;height:3.75em;overflow-wrap:anywhere}
.name::after,.slide a::after{content:'';position:absolute;inset:0;border-radius:1em}
.name:focus-visible,.slide a:focus-visible{outline:0}
.name:focus-visible::after,.slide a:focus-visible::after{outline:3px solid var(--focus);outline-offset:-3px}
.rating,.price,.today{flex:none;overflow:hidden;font-size:.875em}
.rating{position:relative;height:1.5em;margin-top:.25em;color:var(--soft);white-space:nowrap}
.stars{display:flex;gap:.125em;align-items:center}
.stars b{margin-right:.25em;color:var(--ink)}
.stars i{flex:none;width:1em;height:1em;background:var(--none);clip-path:polygon(50% 3%,64% 35%,98% 38%,72% 61%,80% 95%,50% 77%,20% 95%,28% 61%,2% 38%,36% 35%);forced-color-adjust:none}
.stars .full{background:var(--star)}
.stars .half{background:linear-gradient(90deg,var(--star) 50%,var(--none) 50%)}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.price{line-height:1.5;overflow-wrap:anywhere}
.price b{margin-right:.25em;font-size:1.25em;line-height:1.2}
.price s{display:inline-block;color:var(--soft);text-decoration:none}
.today{flex-shrink:1;color:var(--good);font-weight:600}
button{font:inherit;color:inherit;cursor:pointer}
.tile button{position:relative;flex:none;min-height:2.75em;margin-top:auto;border:0;border-radius:9em;background:var(--act);color:#101b3b;font-weight:700}
.banner{position:absolute;inset:0;display:grid;grid-template:minmax(0,1fr) 1.25em/minmax(0,1fr)}
.banner img{width:100%;height:100%;object-fit:contain}
.top{display:flex;align-items:center;justify-content:space-between;height:3em}
.catapult h2{font-size:.8125em;font-weight:400;color:var(--soft)}
.arrows{display:flex;flex:none;gap:8px}
.arrows button{width:44px;height:44px;padding:0 0 .125em;font-size:1.375em;line-height:1;border:1px solid var(--line);border-radius:50%;background:var(--paper)}
[aria-disabled=true]{cursor:default;opacity:.4}
[data-fits] .arrows{visibility:hidden}
ul{--gap:1em;position:relative;display:flex;gap:var(--gap);overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scrollbar-width:none;list-style:none}
ul::-webkit-scrollbar{display:none}
li{flex:none;width:calc((100% + var(--gap))/var(--shown,1) - var(--gap));min-width:0;scroll-snap-align:start}
${shownAt('row', BANNER_SHOWN_AT)}${shownAt('for-catapult', CATAPULT_SHOWN_AT)}.catapult{position:absolute;inset:0;display:grid;grid-template:3em minmax(0,1fr)/minmax(0,1fr)}
.slide{position:relative;display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr);height:100%;overflow:hidden;border:1px solid var(--line);border-radius:1em;background:var(--paper)}
.hero{position:relative;aspect-ratio:16/9;background:var(--wash)}
.hero img{position:absolute;width:100%;height:100%;object-fit:contain}
.words{display:flex;flex-direction:column;gap:.25em;padding:.625em .75em}
.title,.text,.words a,.instead{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;flex:none;overflow:hidden;overflow-wrap:anywhere}
.title{font-weight:700}
.text{font-size:.875em}
.words a{font-weight:700;text-decoration:underline}
.words .text+a{display:block;margin-top:auto;white-space:nowrap;text-overflow:ellipsis}
@media(768px<=width<1024px){.for-catapult{--reserve:max(37.5% + 2px,11em)}.slide{grid-template:minmax(0,1fr)/minmax(0,2fr) minmax(0,1fr)}.hero{aspect-ratio:auto}.words{justify-content:center;padding:1em}.title{font-size:1.125em}.text{-webkit-line-clamp:3}.words .text+a{margin-top:.5em}}
.banner .instead{display:grid;place-content:safe center;padding:0 .75em;background:var(--wash);color:#101b3b;text-align:center}
.banner .label{justify-self:end;line-height:1.5}
`;
