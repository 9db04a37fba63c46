package dev.runesheet.bench.duel;

import java.util.List;

/**
 * A mode and the two heroes that meet in it, compiled. It never changes, so that any number of
 * matches may share it.
 *
 * <p>The attribute {@code a} of entity {@code e} has the slot {@code e * attributes().size() + a}.
 */
public final class Duel {

  private final List<String> attributes;
  private final int maxTurns;
  private final boolean dropping;
  private final Side[] sides;
  private final List<Source> sources;
  private final Program[][] listeners;

  /** A duel of parts the reader has built. */
  Duel(
      List<String> attributes,
      int maxTurns,
      boolean dropping,
      List<Side> sides,
      List<Source> sources) {
    this.attributes = List.copyOf(attributes);
    this.maxTurns = maxTurns;
    this.dropping = dropping;
    this.sides = sides.toArray(Side[]::new);
    this.sources = List.copyOf(sources);
    listeners = new Program[2 * attributes.size()][];
    for (int slot = 0; slot < listeners.length; slot++) {
      listeners[slot] = sides.get(slot / attributes.size()).listeners(slot % attributes.size());
    }
  }

  /** The attributes of the mode in their order. */
  public List<String> attributes() {
    return attributes;
  }

  /** The turn after whose end the match is a draw. */
  public int maxTurns() {
    return maxTurns;
  }

  /** True if events beyond the limits are dropped; otherwise the choice fails. */
  public boolean dropping() {
    return dropping;
  }

  /** The name of the hero an entity plays; empty if it has none. */
  public String hero(int entity) {
    return sides[entity].name();
  }

  /** The names of the abilities of an entity; empty where one has none. */
  public List<String> abilities(int entity) {
    return sides[entity].abilityNames();
  }

  /** What a program was written as. */
  Source source(int index) {
    return sources.get(index);
  }

  /** An entity. */
  Side side(int entity) {
    return sides[entity];
  }

  /** The effects on a change of an attribute. */
  Program[] listeners(int slot) {
    return listeners[slot];
  }

  /** Copies the start values of both entities into an array. */
  void copyStart(double[] target) {
    sides[0].copyStart(target, 0);
    sides[1].copyStart(target, attributes.size());
  }
}
