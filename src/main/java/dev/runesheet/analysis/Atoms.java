package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import java.util.ArrayList;
import java.util.List;

/** The comparisons that must all hold for a condition to hold. */
final class Atoms {

  private Atoms() {}

  static List<Condition.Comparison> of(Condition condition) {
    List<Condition.Comparison> atoms = new ArrayList<>();
    add(condition, atoms);
    return atoms;
  }

  private static void add(Condition condition, List<Condition.Comparison> atoms) {
    if (condition instanceof Condition.Comparison comparison) {
      atoms.add(comparison);
    } else if (condition instanceof Condition.All all) {
      all.of().forEach(part -> add(part, atoms));
    }
  }
}
