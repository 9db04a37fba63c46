package dev.runesheet.bench.lanes;

/**
 * One operation of an effect.
 *
 * @param verb what it does
 * @param scope the cards it does it to; null if it needs none
 * @param amount its number; of {@link Verb#CHANGE_BY_REPLACED} the sign
 * @param cards the numbers of the cards it names
 * @param rank the rank of the tile on which its holder must have been spawned; 0 for any
 */
record Op(Verb verb, Scope scope, int amount, int[] cards, int rank) {

  /** The sort of an operation. */
  enum Verb {
    CHANGE,
    CHANGE_BY_REPLACED,
    SCALE,
    DESTROY,
    REPLACE,
    ADD,
    SPAWN,
    PAWNS,
    EXPAND,
    BONUS,
    TRANSFER
  }

  Op(Verb verb, int amount) {
    this(verb, null, amount, new int[0], 0);
  }

  Op(Verb verb, Scope scope, int amount) {
    this(verb, scope, amount, new int[0], 0);
  }

  Op onRank(int wanted) {
    return new Op(verb, scope, amount, cards, wanted);
  }
}
