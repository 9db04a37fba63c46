// Two versions of the rules that played the same matches.

/** The other way round, without a minus before nothing. */
const turned = number => number === 0 ? 0 : -number;

/**
 * Each player and feature with its rates before and now, and how much more often it wins now. The command tells how much
 * more often it wins with the version that it is compared with, which here is the one before.
 */
export function compared(result) {
  const named = side => new Map([...(side?.features || []), ...(side?.players || [])].map(one => [one.name, one]));
  const [now, before] = [named(result.here), named(result.there)];
  const row = one => ({name: one.name, difference: turned(one.difference), low: turned(one.high), high: turned(one.low),
    now: now.get(one.name), before: before.get(one.name)});
  return {players: result.players.map(row), features: (result.features || []).map(row)};
}
