import { BANNER_SHOWN_AT, CATAPULT_SHOWN_AT, type ShownAt } from '../../core/ads/carousel';

const shownAt = (kind: string, points: ReadonlyArray<ShownAt>): string =>
  points.map(({ from, shown }) => `@media(min-width:${from}px){.${kind}{--shown:${shown}}}`).join('');

/**
 * How ads look on other sites' pages. Sizes are in em of the reader's own text size, whatever the page makes of it. The
 * frame has the size of an ad from the start, over which the page's own content of the place may stand meanwhile.
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
h2{font-size:1.375em;line-height:1.25}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.for-tile{min-height:27.5em}
.for-tile.buy{min-height:31em}
.for-banner{position:relative;aspect-ratio:var(--ratio)}
.for-row{min-height:30.5em}
.for-row.buy{min-height:34em}
.for-catapult{min-height:22em}
.label{color:var(--soft);font-size:.8125em}
.tile{position:relative;display:flex;flex-direction:column;height:27.5em;padding:.75em;overflow:hidden;border:1px solid var(--line);border-radius:1em;background:var(--paper)}
.buy .tile{height:31em}
.picture{flex:none;display:grid;place-items:center;height:15.625em;margin:.375em 0;border-radius:.625em;background:var(--wash)}
.picture img{width:250px;height:250px;max-width:100%;max-height:100%;object-fit:contain}
.name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;flex:none;height:3.75em;overflow-wrap:anywhere}
.name::after,.slide a::after{content:'';position:absolute;inset:0;border-radius:1em}
.name:focus-visible,.slide a:focus-visible{outline:0}
.name:focus-visible::after,.slide a:focus-visible::after{outline:3px solid var(--focus);outline-offset:-3px}
.rating,.price,.today{flex:none;overflow:hidden;font-size:.875em;white-space:nowrap;text-overflow:ellipsis}
.rating{position:relative;height:1.5em;margin-top:.25em;color:var(--soft)}
.stars{display:flex;gap:.125em;align-items:center}
.stars b{margin-right:.25em;color:var(--ink)}
.stars i{width:1em;height:1em;background:var(--none);clip-path:polygon(50% 3%,64% 35%,98% 38%,72% 61%,80% 95%,50% 77%,20% 95%,28% 61%,2% 38%,36% 35%);forced-color-adjust:none}
.stars .full{background:var(--star)}
.stars .half{background:linear-gradient(90deg,var(--star) 50%,var(--none) 50%)}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.price{height:1.75em}
.price b{font-size:1.25em}
.price s{margin-left:.5em;color:var(--soft);text-decoration:none}
.today{height:1.5em;color:var(--good);font-weight:600}
button{font:inherit;color:inherit;cursor:pointer}
.tile button{position:relative;flex:none;min-height:2.75em;margin-top:auto;border:0;border-radius:9em;background:var(--act);color:#101b3b;font-weight:700}
.banner{position:absolute;inset:0;display:block}
.banner img{display:block;width:100%;height:100%;object-fit:contain}
.top{display:flex;align-items:center;justify-content:space-between;height:3em}
.catapult h2{font-size:.8125em;font-weight:400;color:var(--soft)}
.arrows{display:flex;gap:.5em}
.arrows button{width:2.75em;height:2.75em;padding:0;border:1px solid var(--line);border-radius:50%;background:var(--paper)}
[aria-disabled=true]{cursor:default;opacity:.4}
[data-fits] .arrows{visibility:hidden}
ul{--gap:1em;position:relative;display:flex;gap:var(--gap);overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scrollbar-width:none;list-style:none}
ul::-webkit-scrollbar{display:none}
li{flex:none;width:calc((100% + var(--gap))/var(--shown,1) - var(--gap));min-width:0;scroll-snap-align:start}
${shownAt('row', BANNER_SHOWN_AT)}${shownAt('catapult', CATAPULT_SHOWN_AT)}.slide{position:relative;height:19em;overflow:hidden;border:1px solid var(--line);border-radius:1em;background:var(--paper)}
.slide img{display:block;width:100%;height:12.75em;object-fit:cover;background:var(--wash)}
.slide .whole{object-fit:contain}
.words{padding:.5em .75em}
.title,.text,.words a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}
.title{font-weight:700;-webkit-line-clamp:1}
.words a{font-weight:700;text-decoration:underline}
.banner .label{position:absolute;right:0;bottom:0;padding:.125em .375em;border-radius:.375em 0 0;background:var(--paper);color:var(--ink)}
`;
