/** Style sheet of the demonstration bank's shadow root. The shop's styles do not apply there, nor these to the shop. */
export const BANK_STYLE = `
:host { all: initial; }
dialog {
  box-sizing: border-box; width: min(34rem, 100vw - 1rem); max-height: calc(100dvh - 1rem); padding: 0; border: 0;
  border-radius: 0.5rem; overflow: auto; overscroll-behavior: contain; color: #14221c; background: #fff;
  font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 1rem 4rem rgb(0 0 0 / 45%);
}
dialog::backdrop { background: rgb(6 24 17 / 70%); }
* { box-sizing: border-box; }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: 1rem; align-items: flex-start; justify-content: space-between; padding: 1rem 1.25rem; color: #fff; background: #0d4a36; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.25; overflow-wrap: anywhere; }
.demo { margin: 0 0 0.25rem; font-size: 0.8125rem; font-weight: 700; letter-spacing: 0.04em; text-transform: uppercase; color: #ffd98a; }
.body { padding: 1.25rem; }
p { margin: 0 0 1rem; }
h3 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
h3:focus { outline: none; }
.note { padding: 0.75rem 1rem; border-inline-start: 0.25rem solid #b88a1c; background: #fdf6e3; }
input { scroll-margin-block: 8rem 4rem; }
form { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
.field, .wide, .alert { min-width: 0; }
.wide, .alert { grid-column: 1 / -1; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input:not([type='checkbox']) { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid #5b6b63; border-radius: 0.25rem; font: inherit; color: inherit; background: #fff; }
input[aria-invalid='true'] { border: 2px solid #b3261e; }
.hint { margin: 0.25rem 0 0; font-size: 0.875rem; color: #45544d; }
.error { margin: 0.25rem 0 0; font-size: 0.875rem; font-weight: 600; color: #b3261e; }
.error:empty, .alert:empty { display: none; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; grid-column: 1 / -1; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 2px solid #0d4a36; border-radius: 0.25rem; font: inherit; font-weight: 700; cursor: pointer; color: #0d4a36; background: #fff; }
button.main { color: #fff; background: #0d4a36; }
button[aria-disabled='true'] { cursor: progress; opacity: 0.75; }
header button { min-width: 2.75rem; padding: 0; border-color: transparent; color: #fff; background: transparent; font-size: 1.25rem; line-height: 1; }
:focus-visible { outline: 3px solid #1f6feb; outline-offset: 2px; }
header :focus-visible { outline-color: #ffd98a; }
details { margin-top: 1.25rem; font-size: 0.875rem; color: #45544d; }
summary { min-height: 1.5rem; cursor: pointer; font-weight: 600; }
ul { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; }
@media (width < 480px) { form { grid-template-columns: 1fr; } .actions button { flex: 1 1 100%; } }
`;
