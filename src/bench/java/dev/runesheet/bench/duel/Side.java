package dev.runesheet.bench.duel;

import java.util.List;

/** One entity of a duel: its start values and its programs, bound to it. */
final class Side {

  private final String name;
  private final double[] start;
  private final List<String> abilityNames;
  private final Program[] abilities;
  private final Program[][] byPhase;
  private final Program[][] byAttribute;

  /** An entity whose programs a builder has collected. */
  Side(SideBuilder builder) {
    name = builder.name;
    start = builder.start;
    abilityNames = List.copyOf(builder.abilityNames);
    abilities = builder.abilities.toArray(Program[]::new);
    byPhase = SideBuilder.arrays(builder.byPhase);
    byAttribute = SideBuilder.arrays(builder.byAttribute);
  }

  /** The name of its hero; empty if it has none. */
  String name() {
    return name;
  }

  /** The names of its abilities. */
  List<String> abilityNames() {
    return abilityNames;
  }

  /** How many abilities it has. */
  int abilityCount() {
    return abilities.length;
  }

  /** The program of an ability. */
  Program ability(int index) {
    return abilities[index];
  }

  /** Its effects of a phase, rules of the mode first. */
  Program[] effects(Phase phase) {
    return byPhase[phase.ordinal()];
  }

  /** Its effects on a change of one of its attributes, rules of the mode first. */
  Program[] listeners(int attribute) {
    return byAttribute[attribute];
  }

  /** Copies its start values into an array. */
  void copyStart(double[] target, int at) {
    System.arraycopy(start, 0, target, at, start.length);
  }
}
