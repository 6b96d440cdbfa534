import { withBudget } from './budgets.mjs';
import { peerValue } from './peer.mjs';

const shown = (value) => {
  if (value === undefined) return '–';
  if (typeof value !== 'number') return String(value);
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);
};

const withPeer = (line) => ({ ...line, peer: peerValue(line) });

const beside = (peer) => (peer === undefined ? '' : shown(peer)).padStart(10);

/** Returns a report that collects lines and prints each at once, so that an interrupted run has partial results. */
export const makeReport = (write = console.log) => {
  const lines = [];
  const notes = [];
  write(
    `${'what'.padEnd(38)}${'where'.padEnd(12)}${'measured'.padStart(12)}${'budget'.padStart(12)}${'peer'.padStart(10)}`,
  );
  return {
    /** Adds lines `{ what, where?, value }`. A value is a number, or undefined when it could not be measured. */
    add: (...measured) => {
      for (const line of measured.map(withBudget).map(withPeer)) {
        lines.push(line);
        const verdict = line.isOk === undefined ? '' : line.isOk ? '  ok' : '  OVER';
        const { what, where, value, budget = '', peer } = line;
        write(
          what.padEnd(38) + where.padEnd(12) + shown(value).padStart(12) + budget.padStart(12) + beside(peer) + verdict,
        );
      }
    },
    note: (text) => {
      notes.push(text);
      write(`  (${text})`);
    },
    result: () => ({ measuredAt: new Date().toISOString(), node: process.version, lines, notes }),
  };
};

export const median = (values) => {
  const sorted = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
};
